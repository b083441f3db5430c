/** The table on a desk: market and bank, my board below, the others beside. */
import type { ReactNode } from 'react';
import type { Tier } from '../src/index.ts';
import { Bank } from './bank.tsx';
import { MyBoard, Opponent } from './boards.tsx';
import { Deed } from './deeds.tsx';
import { boardOf, type Parts, Slots, tiers } from './market.tsx';
import { NobleTile } from './noble.tsx';
import { roman, texts } from './texts.ts';

export function DeskTable({ wonPoints, ...parts }: Parts & { readonly wonPoints: number }): ReactNode {
  const { props, deciding, look, bank, change, others, mover, by, may, ask, dock, final } = parts;
  const { view, seat, turn, panel, players } = props;
  const { choice, board } = deciding;
  const selected = choice.kind === 'card' ? choice.id : null;
  return (
    <>
      <div
        className={`felt ${final ? 'with-final' : ''} ${dock ? 'with-dock' : ''} ${board === null ? 'no-board' : ''} ${props.replay ? 'in-replay' : ''}`}
      >
        {final}
        <div className="board">
          <ul className={`nobles of-${view.nobles.length}`} aria-label={texts.nobles}>
            {view.nobles.map((noble) => (
              <NobleTile key={noble.id} noble={noble} bonuses={board?.bonuses ?? null} />
            ))}
          </ul>
          <div className="market" role="group" aria-label={texts.market}>
            {tiers.map((tier, row) => (
              <div key={tier} className="market-row">
                <Deck tier={tier} row={row} parts={parts} />
                <Slots tier={tier} row={row} parts={parts} />
              </div>
            ))}
          </div>
          <Bank bank={bank} picked={deciding.picked} may={may} change={change} press={deciding.pressBank} />
        </div>
        {dock || (
          <>
            {!props.replay && ask}
            {board !== null && seat !== null && (
              <MyBoard
                board={board}
                name={players[seat]?.name ?? ''}
                seat={seat}
                turn={turn === seat}
                gain={deciding.gain}
                pulse={wonPoints}
                look={look}
                selected={selected}
                press={deciding.pressCard}
              />
            )}
          </>
        )}
      </div>
      <aside className="rail" aria-label={texts.opponents}>
        {others.map(({ player, who }) => {
          const deed = by[who] ?? null;
          return (
            <Opponent
              key={who}
              player={player}
              board={boardOf(view, who)}
              seat={who}
              turn={turn === who}
              last={mover === who}
              brief={others.length > 2 && mover !== who}
              deed={deed === null ? <span className="soft">{texts.noActionYet}</span> : <Deed event={deed} />}
            />
          );
        })}
        {panel}
      </aside>
    </>
  );
}

function Deck({
  tier,
  row,
  parts: { props, deciding },
}: {
  readonly tier: Tier;
  readonly row: number;
  readonly parts: Parts;
}): ReactNode {
  const left = props.view.decksRemaining[`tier${tier}`];
  const chosen = deciding.choice.kind === 'deck' && deciding.choice.tier === tier;
  return (
    <button
      type="button"
      className={`deck ${chosen ? 'selected' : ''} ${left === 0 ? 'none' : ''}`}
      data-at={`deck:${tier}`}
      data-cell={`${row}:0`}
      {...(chosen && { 'data-keys': '' })}
      aria-label={texts.deck(tier, left)}
      aria-pressed={chosen}
      onClick={() => deciding.pressDeck(tier)}
    >
      <span className="deck-tier">{roman(tier)}</span>
      <svg className="lozenges" viewBox="0 0 48 64" fill="none" stroke="#C79A32" strokeWidth="1.5" aria-hidden="true">
        {Array.from({ length: tier }, (_, i) => {
          const y = 32 + (i - (tier - 1) / 2) * 18;
          return (
            <g key={i}>
              <path d={`M24 ${y - 12}l12 12-12 12-12-12z`} />
              <path d={`M24 ${y - 6}l6 6-6 6-6-6z`} fill="#C79A32" />
            </g>
          );
        })}
      </svg>
      <span className="deck-left">
        {left}
        <small>{texts.left}</small>
      </span>
    </button>
  );
}
