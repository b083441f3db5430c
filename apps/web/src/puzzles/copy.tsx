/** Copies a text, and says so for a moment. */
import { announce, Button, Icon } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

export function CopyButton({ text }: { readonly text: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(texts.shared);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      prompt(texts.share, text);
    }
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'share'} />
      {copied ? texts.shared : texts.share}
    </Button>
  );
}
