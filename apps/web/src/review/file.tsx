/** A review from a file, or from an address that carries the game: no host needs to know it. */
import { Button } from '@baize/table';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { keepBranch } from './branches.ts';
import styles from './review.module.css';
import { Review } from './review.tsx';
import { openStudy, recordIn, type Study } from './study.ts';
import { texts } from './texts.ts';

const keyOf = ({ game, seed, moves }: Study): string => `file ${game} ${seed} ${moves.length}`;

export function StudyPage(): ReactNode {
  const [study, setStudy] = useState<Study | null>(null);
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = useCallback(async (text: string): Promise<void> => {
    const found = await openStudy(text);
    setWrong(found === null);
    if (found !== null) for (const branch of found.branches.toReversed()) keepBranch(keyOf(found), branch);
    setStudy(found);
  }, []);
  useEffect(() => {
    void recordIn(location.hash).then((text) => (text === null ? undefined : open(text)));
  }, [open]);
  if (study !== null) return <Review match={keyOf(study)} record={study} home="/replays" linked={false} />;
  return (
    <>
      <TopBar />
      <main id="content" className={`panel ${styles.file}`}>
        <h1>{texts.fileTitle}</h1>
        <p className="soft">{texts.fileLine}</p>
        <Button look="primary" onClick={() => input.current?.click()}>
          {texts.openFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={texts.openFile}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void file.text().then(open);
            target.value = '';
          }}
        />
        {wrong && <Problem>{texts.fileWrong}</Problem>}
      </main>
    </>
  );
}
