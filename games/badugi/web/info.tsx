/** The line above the table: limit, hand, level, place, and how fast it goes. */
import { Button, Icon, Segment, setSettings, speeds, Toggle, useSettings } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/index.ts';
import type { Scene } from './scene.ts';
import { rankOf } from './standing.tsx';
import { setTaste, useTaste } from './taste.ts';
import { chips, texts } from './texts.ts';

export function InfoBar({
  view,
  scene,
  seat,
  phone,
  open,
  rail,
}: {
  readonly view: View;
  readonly scene: Scene;
  readonly seat: number | null;
  readonly phone: boolean;
  readonly open: ((tab: 'table' | 'hands') => void) | null;
  readonly rail: boolean;
}): ReactNode {
  const { speed } = useSettings();
  const { autoNext } = useTaste();
  const { nextLevel, table } = view;
  const left = scene.seats.filter((each) => each.place <= 1).length;
  const rank = seat === null ? null : rankOf(scene, seat);
  return (
    <div className="bd-info">
      <p>
        <span>
          {!phone && `${texts.limit} `}
          <b>{`${chips(scene.small)} / ${chips(scene.big)}`}</b>
        </span>
        <span>
          {texts.handNo} <b>{scene.hand}</b>
          {table.match === 'hands' && ` ${texts.of(table.hands)}`}
        </span>
        {nextLevel !== null && (
          <>
            <span>
              {texts.level(view.level)}, <b>{texts.handsLeft(nextLevel.inHands)}</b>
            </span>
            <span>
              {texts.next} <b>{`${chips(nextLevel.stakes.small)} / ${chips(nextLevel.stakes.big)}`}</b>
            </span>
          </>
        )}
        {rank !== null && rank <= left && (
          <span>
            {texts.place(rank, left)[0]} <b>{texts.place(rank, left)[1]}</b>
          </span>
        )}
      </p>
      {open !== null && (
        <div className="bd-tools">
          {!phone && (
            <>
              <label className="bd-auto">
                <Toggle label={texts.auto} on={autoNext} set={(on) => setTaste({ autoNext: on })} />
                <span aria-hidden="true">{texts.autoNext}</span>
              </label>
              <Segment
                label={texts.speed}
                compact
                options={speeds.map((value) => ({
                  value,
                  text: texts.speeds[value],
                  icon: <SpeedMark speed={value} />,
                }))}
                value={speed}
                choose={(value) => setSettings({ speed: value })}
              />
            </>
          )}
          {!rail && (
            <Button look="quiet" square size="small" aria-label={texts.open.table} onClick={() => open('table')}>
              <Icon name="trophy" size={20} />
            </Button>
          )}
          {!rail && (
            <Button look="quiet" square size="small" aria-label={texts.open.hands} onClick={() => open('hands')}>
              <Icon name="cards" size={20} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const SpeedMark = ({ speed }: { readonly speed: (typeof speeds)[number] }): ReactNode => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    {speed === 'slow' && <path d="M5 3l7 5-7 5z" opacity=".55" />}
    {speed === 'normal' && <path d="M5 3l7 5-7 5z" />}
    {speed === 'fast' && <path d="M2 3l6 5-6 5zM8 3l6 5-6 5z" />}
    {speed === 'instant' && <path d="M2 3l6 5-6 5zM8 3l5 5-5 5zM13 3h2v10h-2z" />}
  </svg>
);
