/** Variations tried before: to look at again, to hand on as a link, or to save with the game as a file. */
import type { GameRecord } from '@baize/game';
import { Button, buttonClass, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../address.ts';
import { Copy } from '../parts/copy.tsx';
import type { Branch } from './branches.ts';
import styles from './review.module.css';
import { linkOf, studyText } from './study.ts';
import { texts } from './texts.ts';

export function Branches({
  match,
  record,
  branches,
  inWords,
  open,
}: {
  /** `null` where the game has no address. */
  readonly match: string | null;
  readonly record: GameRecord;
  readonly branches: readonly Branch[];
  readonly inWords: (words: string) => string;
  readonly open: (branch: Branch) => void;
}): ReactNode {
  return (
    <details className={styles.branches} open={branches.length > 0}>
      <summary>{texts.branches}</summary>
      <ol>
        {branches.map((branch) => (
          <li key={linkOf(branch)}>
            <button type="button" onClick={() => open(branch)}>
              {texts.round(branch.move + 1)}: {branch.words.map((words) => inWords(words)).join(', ')}
            </button>
            {match !== null && (
              <Copy
                text={`${addressOf(`/review/${match}`)}#${linkOf(branch)}`}
                label={texts.copyBranch}
                done={texts.copied}
                size="small"
                look="quiet"
              />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button size="small" onClick={() => save(record, branches)}>
          <Icon name="download" />
          {texts.save}
        </Button>
        <Link className={buttonClass({ size: 'small', look: 'quiet' })} href="/review">
          {texts.openFile}
        </Link>
      </div>
    </details>
  );
}

function save(record: GameRecord, branches: readonly Branch[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([studyText(record, branches)], { type: 'application/json' }));
  link.download = `${record.game}-review.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
