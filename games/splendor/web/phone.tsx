/** The same table for one hand: opponents above, market in the middle, bank and answers below. */
import { Button, Dialog, Icon } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { isKnown } from '../src/index.ts';
import { Bank } from './bank.tsx';
import { goal, Opponent } from './boards.tsx';
import { DevCard } from './card.tsx';
import { TOKENS } from './choice.ts';
import { Deed } from './deeds.tsx';
import { boardOf, type Parts, Slots, tiers } from './market.tsx';
import { NobleTile } from './noble.tsx';
import { roman, texts } from './texts.ts';
import { Gem } from './gems.tsx';

export function PhoneTable(parts: Parts): ReactNode {
  const { props, deciding, look, bank, change, others, mover, by, may, ask, dock, final } = parts;
  const { view, seat, turn, log, players } = props;
  const { choice, board } = deciding;
  const [shown, setShown] = useState<number | null>(null);
  const [tray, setTray] = useState(false);
  const last = mover === null ? null : by[mover];
  const shownPlayer = shown === null ? null : players[shown];
  return (
    <>
      <div className="phone-opponents">
        {others.map(({ player, who }) => (
          <button
            key={who}
            type="button"
            className={`phone-opponent ${mover === who ? 'last' : ''} ${turn === who ? 'turn' : ''}`}
            data-at={`seat:${who}`}
            aria-label={texts.showPanel(player.name)}
            onClick={() => setShown(who)}
          >
            <span className="phone-head">
              <Icon name={player.kind} size={16} />
              <b>{player.name}</b>
              <span className="phone-points">{boardOf(view, who).prestige}</span>
            </span>
            <span className="phone-holdings">
              {TOKENS.map((token) => (
                <span key={token} className={`c-${token}`}>
                  {token === 'gold' ? (
                    <i className="bonus-chip none" />
                  ) : (
                    <i
                      className={`bonus-chip ${boardOf(view, who).bonuses[token] === 0 ? 'zero' : ''}`}
                      data-at={`bonus:${who}:${token}`}
                    >
                      {boardOf(view, who).bonuses[token]}
                    </i>
                  )}
                  <em
                    className={boardOf(view, who).tokens[token] === 0 ? 'zero' : ''}
                    data-at={`tokens:${who}:${token}`}
                  >
                    <Gem stone={token} size={13} />
                    {boardOf(view, who).tokens[token]}
                  </em>
                </span>
              ))}
            </span>
            <span className="unseen" data-at={`reserve:${who}`} />
          </button>
        ))}
      </div>
      {!props.replay && (
        <div className="phone-last">
          {last !== null && last !== undefined && mover !== null ? (
            <>
              <b>{mover === seat ? texts.you : players[mover]?.name}</b>
              <Deed event={last} />
            </>
          ) : (
            log.length === 0 && <span>{texts.noActionYet}</span>
          )}
        </div>
      )}
      <div className="phone-felt">
        {final}
        <ul className="phone-nobles" aria-label={texts.nobles}>
          {view.nobles.map((noble) => (
            <NobleTile key={noble.id} noble={noble} bonuses={board?.bonuses ?? null} small />
          ))}
        </ul>
        {tiers.map((tier, row) => (
          <div key={tier} className="phone-row" role="group" aria-label={`${texts.market} ${roman(tier)}`}>
            <button
              type="button"
              className={`phone-deck ${choice.kind === 'deck' && choice.tier === tier ? 'selected' : ''}`}
              data-at={`deck:${tier}`}
              data-cell={`${row}:0`}
              aria-label={texts.deck(tier, view.decksRemaining[`tier${tier}`])}
              onClick={() => deciding.pressDeck(tier)}
            >
              <b>{roman(tier)}</b>
              <span>{view.decksRemaining[`tier${tier}`]}</span>
            </button>
            <Slots tier={tier} row={row} parts={parts} compact />
          </div>
        ))}
      </div>
      {dock || (
        <div className="phone-sheet">
          <div className="phone-grid">
            <span className="soft small">{texts.bank}</span>
            <Bank bank={bank} picked={deciding.picked} may={may} change={change} press={deciding.pressBank} phone />
            {board !== null && seat !== null && (
              <>
                <span className="soft small">{texts.you}</span>
                <div className="phone-mine">
                  {TOKENS.map((token) => {
                    const tokens = board.tokens[token] + deciding.gain[token];
                    return (
                      <span key={token} className={`c-${token} ${deciding.gain[token] > 0 ? 'gains' : ''}`}>
                        {token !== 'gold' && (
                          <i
                            className={`bonus-chip ${board.bonuses[token] === 0 ? 'zero' : ''}`}
                            data-at={`bonus:${seat}:${token}`}
                          >
                            {board.bonuses[token]}
                          </i>
                        )}
                        <em className={tokens === 0 ? 'zero' : ''} data-at={`tokens:${seat}:${token}`}>
                          <Gem stone={token} size={16} />
                          {tokens}
                        </em>
                      </span>
                    );
                  })}
                </div>
              </>
            )}
          </div>
          {!props.replay && (
            <div className="phone-ask">
              {board !== null && seat !== null && (
                <span className="phone-score" data-at={`seat:${seat}`}>
                  <b>{board.prestige}</b>
                  <small>{texts.of(goal)}</small>
                </span>
              )}
              {ask}
              {board !== null && seat !== null && choice.kind === 'nothing' && board.reserved.length > 0 && (
                <Button
                  className="tray-button"
                  data-at={`reserve:${seat}`}
                  aria-label={`${texts.tray}: ${board.reserved.length}`}
                  onClick={() => setTray(true)}
                >
                  <Icon name="bookmark" />
                  {board.reserved.length}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      {shownPlayer !== null && shownPlayer !== undefined && shown !== null && (
        <Dialog
          open
          close={() => setShown(null)}
          title={shownPlayer.name}
          closeLabel={texts.close}
          className="splendor"
        >
          <Opponent
            player={shownPlayer}
            board={boardOf(view, shown)}
            seat={shown}
            turn={turn === shown}
            last={mover === shown}
            brief={false}
            deed={by[shown] ? <Deed event={by[shown]} /> : <span>{texts.noActionYet}</span>}
          />
        </Dialog>
      )}
      {tray && board !== null && (
        <Dialog open close={() => setTray(false)} title={texts.tray} closeLabel={texts.close} className="splendor tray">
          <div className="tray-cards">
            {board.reserved.filter(isKnown).map((card) => (
              <DevCard
                key={card.id}
                card={card}
                look={look}
                at={`tray:${card.id}`}
                compact
                press={() => {
                  deciding.pressCard(card);
                  setTray(false);
                }}
              />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
