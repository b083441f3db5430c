/** Something is offered: a rematch, or taking a move back. */
import type { Offer as Offered } from '@baize/protocol';
import { Button } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Strip } from './strips.tsx';

export function Offer({
  offer,
  seat,
  name,
  answer,
}: {
  readonly offer: Offered;
  readonly seat: number | null;
  readonly name: (seat: number) => string;
  readonly answer: (yes: boolean) => void;
}): ReactNode {
  const asked = seat !== null && offer.waiting.includes(seat);
  return (
    <Strip>
      <span>{offer.by === seat ? texts.match.offers.waiting : texts.match.offers[offer.kind](name(offer.by))}</span>
      {asked && (
        <>
          <Button size="small" look="primary" onClick={() => answer(true)}>
            {texts.match.offers.agree}
          </Button>
          <Button size="small" onClick={() => answer(false)}>
            {texts.match.offers.decline}
          </Button>
        </>
      )}
    </Strip>
  );
}
