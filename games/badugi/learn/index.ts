/** Badugi in six lessons. */
import type { Course } from '@baize/game';
import type { game } from '../src/game.ts';
import { basics } from './basics.ts';
import { further } from './further.ts';

export const course: Course<typeof game> = { lessons: [...basics, ...further] };
