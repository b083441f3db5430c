/** Copies a text, and says so for a moment. */
import { announce, Button, Icon } from '@baize/table';
import { type ComponentProps, type ReactNode, useState } from 'react';

export function Copy({
  text,
  label,
  done,
  ...look
}: {
  readonly text: string;
  readonly label: string;
  readonly done: string;
} & Pick<ComponentProps<typeof Button>, 'look' | 'size'>): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(done);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      // not allowed, or not there on an address without encryption
      prompt(label, text);
    }
  };
  return (
    <Button {...look} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'share'} />
      {copied ? done : label}
    </Button>
  );
}
