/** A clock in words, for lists and invites. */
import type { TableInfo } from '@baize/protocol';
import { texts } from '../texts.ts';

export const clockWords = ({ clock }: Pick<TableInfo, 'clock'>): string =>
  clock === null ? texts.gather.noClock : texts.gather.clock(clock.initial / 1000, clock.increment / 1000);
