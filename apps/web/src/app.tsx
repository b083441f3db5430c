/** Addresses and what they show. Everything but the start page loads when it is asked for. */
import { LiveRegion, setSettings, settings, Tips, useKeys, useMedia, useSettings } from '@baize/table';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from './parts/boundary.tsx';
import { Loading, Missing } from './parts/states.tsx';
import { keysAt } from './keysAt.ts';
import { StartPage } from './start/start.tsx';
import { texts } from './texts.ts';

const MatchPage = lazy(async () => ({ default: (await import('./match/match.tsx')).MatchPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay.tsx')).ReplayPage }));
const LabPage = lazy(async () => ({ default: (await import('./lab/lab.tsx')).LabPage }));
const AdvicePage = lazy(async () => ({ default: (await import('./lab/advice/page.tsx')).AdvicePage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/home.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('./learn/lesson.tsx')).LessonPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/puzzles.tsx')).PuzzlesPage }));
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzles/puzzle.tsx')).PuzzlePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules.tsx')).RulesPage }));
const ReviewPage = lazy(async () => ({ default: (await import('./review/review.tsx')).ReviewPage }));
const StudyPage = lazy(async () => ({ default: (await import('./review/file.tsx')).StudyPage }));
const PuzzleAnalysis = lazy(async () => ({ default: (await import('./analysis/analysis.tsx')).PuzzleAnalysis }));
const KeyList = lazy(async () => ({ default: (await import('./parts/dialogs.ts')).KeyList }));
const SetUpPage = lazy(async () => ({ default: (await import('./analysis/setUp.tsx')).SetUpPage }));
const ListPage = lazy(async () => ({ default: (await import('./start/lists.tsx')).ListPage }));

export function App(): ReactNode {
  const [path] = useLocation();
  const { theme } = useSettings();
  const light = useMedia('(prefers-color-scheme: light)');
  const shown = theme === 'system' ? (light ? 'light' : 'dark') : theme;
  useEffect(() => {
    document.documentElement.dataset['theme'] = shown;
  }, [shown]);
  const [help, setHelp] = useState(false);
  useKeys({
    m: () => setSettings({ sound: !settings().sound }),
    // a table lists the keys of its game itself
    '?': () => (path.startsWith('/t/') ? false : setHelp(true)),
  });
  return (
    <>
      <LiveRegion />
      <Tips />
      <Boundary key={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <StartPage />
            </Route>
            <Route path="/watch">
              <ListPage what="watch" />
            </Route>
            <Route path="/replays">
              <ListPage what="replays" />
            </Route>
            <Route path="/lab">
              <LabPage />
            </Route>
            <Route path="/lab/advice/:game">{({ game }) => <AdvicePage key={game} game={game} />}</Route>
            <Route path="/learn">
              <LearnPage />
            </Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage game={game} />}</Route>
            <Route path="/learn/:game/:lesson">
              {({ game, lesson }) => <LessonPage key={`${game}/${lesson}`} game={game} lesson={lesson} />}
            </Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/puzzles">
              <PuzzlesPage />
            </Route>
            <Route path="/puzzles/:game">{({ game }) => <PuzzlesPage game={game} />}</Route>
            <Route path="/puzzle/:id">{({ id }) => <PuzzlePage key={id} id={id} />}</Route>
            <Route path="/analysis/puzzle/:id">{({ id }) => <PuzzleAnalysis key={id} id={id} />}</Route>
            <Route path="/analysis/:game">{({ game }) => <SetUpPage key={game} game={game} />}</Route>
            <Route path="/review">
              <StudyPage />
            </Route>
            <Route path="/review/:match">{({ match }) => <ReviewPage key={match} match={match} />}</Route>
            <Route path="/t/:match">{({ match }) => <MatchPage key={match} match={match} />}</Route>
            <Route path="/r/:match">{({ match }) => <ReplayPage key={match} match={match} />}</Route>
            <Route>
              <Missing title={texts.missing.page} body={texts.missing.pageBody} />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
      {help && (
        <Suspense>
          <KeyList open close={() => setHelp(false)} keys={keysAt(path)} />
        </Suspense>
      )}
    </>
  );
}
