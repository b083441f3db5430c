/** Badugi's table: the oval with everybody round it, my cards and answers below, helper and log beside. */
import { Button, Dialog, Icon, type TableProps, Tabs, useKeys, useMedia } from '@baize/table';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/index.ts';
import { useDeciding } from './deciding.ts';
import { Dock, type Holding } from './dock.tsx';
import { Felt, positionsOf } from './felt.tsx';
import { layoutOf, openLayoutOf, phoneLayoutOf } from './geometry.ts';
import { Helper } from './helper.tsx';
import { Files, HandList } from './hands.tsx';
import { InfoBar } from './info.tsx';
import { MyCards, MyStrip } from './mine.tsx';
import { firstCards, pastOf } from './past.ts';
import { usePlaying } from './playing.ts';
import { Review } from './review.tsx';
import { Standing } from './standing.tsx';
import { setTaste, useTaste } from './taste.ts';
import { texts } from './texts.ts';

type Tab = 'helper' | 'table' | 'hands' | 'log';
const tabs = (['helper', 'table', 'hands', 'log'] as const).map((id) => [id, texts.tabs[id]] as const);

function useSize(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return size;
}

export function BadugiTable(props: TableProps<View, Event>): ReactNode {
  const { view, seat, players, turn, panel, replay, result, log } = props;
  const root = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const phone = useMedia('(max-width: 700px)');
  const taste = useTaste();
  const playing = usePlaying(props, root);
  const deciding = useDeciding({ ...props, pending: props.pending || playing.holding });
  const { scene } = playing;
  const { mine } = deciding;
  const [tab, setTab] = useState<Tab>('helper');
  const [sheet, setSheet] = useState<Exclude<Tab, 'log'> | null>(null);
  const name = (who: number): string => (who === seat ? texts.you : (players[who]?.name ?? ''));
  const rail = panel !== null;
  const [first] = useState(() => (view.hand === 1 ? firstCards(view, log.flat()) : null));
  const past = useMemo(() => (replay ? [] : pastOf(view, log.flat(), first)), [view, log, first, replay]);
  /** The hand looked back at; 0 for statistics. */
  const [review, setReview] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const openTab = (next: Exclude<Tab, 'log'>): void => {
    if (rail) setTab(next);
    else setSheet((now) => (now === next ? null : next));
  };
  const [wasMine, setWasMine] = useState(false);
  if (wasMine !== mine) {
    setWasMine(mine);
    if (mine && taste.helper && !rail && !replay) setSheet('helper');
  }

  const cards = view.cards;
  useKeys(
    {
      f: deciding.fold,
      c: deciding.stay,
      r: deciding.raise,
      p: deciding.standPat,
      a: deciding.pickAdvised,
      Enter: () => (playing.holding ? playing.next() : view.drawing && deciding.draw()),
      Escape: deciding.clear,
      n: playing.next,
      '?': () => openTab('helper'),
      t: () => openTab('table'),
      g: () => (playing.holding ? setReview(scene.hand) : openTab('hands')),
      ...Object.fromEntries(
        [0, 1, 2, 3].map((i) => [
          String(i + 1),
          () => {
            const card = cards[i];
            if (card !== undefined) deciding.toggle(card);
          },
        ]),
      ),
    },
    !replay,
  );

  const height = size.height;
  const layoutFor = seat === null ? openLayoutOf : phone ? phoneLayoutOf : layoutOf;
  const layout = layoutFor(scene.seats.length, size.width || (phone ? 360 : 920), height || 560, phone);
  const positions = positionsOf(
    scene,
    scene.seats.map((each) => each.place === 0 || scene.over),
  );
  const me = seat === null ? undefined : players[seat];
  const myTurn = mine && !scene.over;
  const holding: Holding | null = playing.holding
    ? {
        seconds: playing.seconds,
        next: playing.next,
        replay: past.some(({ history }) => history.hand === scene.hand) ? () => setReview(scene.hand) : null,
      }
    : null;
  const helper = (
    <Helper
      view={view}
      mine={mine}
      hint={props.hint}
      always={taste.helper}
      setAlways={seat === null || rail ? null : (on) => setTaste({ helper: on })}
      pickAdvised={mine ? deciding.pickAdvised : null}
    />
  );
  const standing = <Standing view={view} scene={scene} players={players} me={seat} name={name} />;
  const overview = (
    <>
      {view.table.match === 'tournament' && (
        <Button size="small" className="bd-whole" onClick={() => setWhole(true)}>
          <Icon name="trophy" />
          {texts.standing.whole}
        </Button>
      )}
      {standing}
    </>
  );
  const hands = (
    <>
      <div className="bd-hands-head">
        <Button size="small" disabled={past.length === 0} onClick={() => setReview(0)}>
          <Icon name="grid" />
          {texts.hands.all}
        </Button>
        <Files past={past} names={players.map((player) => player.name)} seat={seat} />
      </div>
      <HandList past={past} seat={seat} chosen={null} choose={setReview} />
    </>
  );
  const parts = { helper, table: rail ? overview : standing, hands, log: panel };
  const cardsAndStrip = seat !== null && me !== undefined && (
    <div className="bd-me">
      {phone && <MyStrip scene={scene} seat={seat} player={me} position={positions[seat] ?? ''} turn={myTurn} phone />}
      <MyCards scene={scene} seat={seat} width={layout.card} deciding={deciding} choosing={mine && view.drawing} />
      {!phone && (
        <MyStrip scene={scene} seat={seat} player={me} position={positions[seat] ?? ''} turn={myTurn} phone={false} />
      )}
    </div>
  );
  return (
    <div className={`badugi ${phone ? 'on-phone' : 'on-desk'} ${rail ? 'with-rail' : ''}`} ref={root}>
      <div className="bd-main">
        <InfoBar view={view} scene={scene} seat={seat} phone={phone} open={replay ? null : openTab} rail={rail} />
        <div className="bd-room" ref={room}>
          {size.width > 0 && (
            <Felt
              scene={scene}
              view={view}
              players={players}
              me={seat}
              turn={props.step === null ? turn : scene.mover}
              layout={layout}
              name={name}
            />
          )}
          {!phone && cardsAndStrip}
        </div>
        <div className="bd-bottom">
          {phone && cardsAndStrip}
          {!(replay && seat === null) && (
            <Dock
              props={result === null ? props : { ...props, moves: [] }}
              scene={scene}
              deciding={deciding}
              name={name}
              holding={holding}
              phone={phone}
              extra={
                !rail && !replay && seat !== null && result === null ? (
                  <Button square className="bd-bulb" aria-label={texts.open.helper} onClick={() => openTab('helper')}>
                    <Icon name="bulb" size={20} />
                  </Button>
                ) : null
              }
            />
          )}
        </div>
      </div>
      {rail && (
        <aside className="bd-rail" aria-label={texts.rail}>
          <Tabs tabs={tabs} tab={tab} choose={setTab} passKeys />
          <div className="bd-rail-body" role="tabpanel" tabIndex={tab === 'log' ? -1 : 0} aria-label={texts.tabs[tab]}>
            {parts[tab]}
          </div>
        </aside>
      )}
      {sheet !== null && (
        <Dialog
          open
          drawer
          close={() => setSheet(null)}
          title={texts.tabs[sheet]}
          closeLabel={texts.close}
          className="bd-sheet"
        >
          <div className="bd-rail-body">{parts[sheet]}</div>
        </Dialog>
      )}
      <Dialog
        open={whole}
        close={() => setWhole(false)}
        title={texts.standing.tournament}
        closeLabel={texts.close}
        className="bd-cup"
      >
        <div className="bd-rail-body">{standing}</div>
      </Dialog>
      {review !== null && (
        <Review
          view={view}
          past={past}
          players={players}
          seat={seat}
          name={name}
          phone={phone}
          first={review === 0 ? null : review}
          close={() => setReview(null)}
        />
      )}
    </div>
  );
}
