/** Which tab of the rail is open: a hand that has ended is told by the log, unless another tab was chosen during it. */
import { useState } from 'react';
import type { Scene } from './scene.ts';
import { texts } from './texts.ts';

export const railTabs = (['helper', 'table', 'hands', 'log'] as const).map((id) => [id, texts.tabs[id]] as const);

type RailTab = (typeof railTabs)[number][0];

/** `now` is the hand that the log has come to: where moves are shown at once, it may be the next already. */
export function useRailTab({ hand, over, net }: Scene, now: number): readonly [RailTab, (tab: RailTab) => void] {
  const [chosen, setChosen] = useState<{ readonly tab: RailTab; readonly hand: number | null }>({
    tab: 'helper',
    hand: null,
  });
  // the helper has nothing to say once the hand is over
  const told = chosen.tab === 'helper' && chosen.hand !== hand && over && net !== null && now === hand;
  return [told ? 'log' : chosen.tab, (tab) => setChosen({ tab, hand })];
}
