/** Copies a link to a finished game, without giving its result away. */
import { announce, Button, Icon } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { addressOf } from '../address.ts';
import { texts } from '../texts.ts';
import tablePage from './tablePage.module.css';

export function ShareButton({ match, words = false }: { readonly match: string; readonly words?: boolean }): ReactNode {
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    const link = addressOf(`/r/${match}#shared`);
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce(texts.replay.shared);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      prompt(texts.replay.share, link);
    }
  };
  const icon = <Icon name={copied ? 'check' : 'link'} size={20} />;
  return words ? (
    <Button size="small" className={tablePage.button} onClick={() => void share()} aria-label={texts.replay.share}>
      {icon}
      <span className={tablePage.wide}>{copied ? texts.replay.shared : texts.replay.share}</span>
    </Button>
  ) : (
    <Button look="quiet" square onClick={() => void share()} aria-label={texts.story.share}>
      {icon}
    </Button>
  );
}
