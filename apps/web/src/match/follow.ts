/** Following a table: one client and one stage for as long as somebody looks. */
import { type ClientState, TableClient } from '@baize/client';
import { announce } from '@baize/table';
import { useState, useSyncExternalStore } from 'react';
import { reach } from '../api.ts';
import { type Shown, Stage } from './stage.ts';

export interface Following {
  readonly client: TableClient | null;
  readonly stage: Stage | null;
  readonly state: ClientState | null;
  readonly shown: Shown | null;
  /** What happens is announced through this from now on: a game's table has words of its own. */
  readonly speakThrough: (inWords: (text: string) => string) => void;
}

class Follow {
  #inWords = (text: string): string => text;
  readonly #nobody: Following = {
    client: null,
    stage: null,
    state: null,
    shown: null,
    speakThrough: (inWords) => {
      this.#inWords = inWords;
    },
  };
  #now = this.#nobody;
  readonly #match: string;
  readonly #token: string | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(match: string, token: string | undefined) {
    this.#match = match;
    this.#token = token;
  }

  getSnapshot = (): Following => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  };

  #open(): void {
    const client = new TableClient({
      ...reach,
      match: this.#match,
      ...(this.#token !== undefined && { token: this.#token }),
    });
    const stage = new Stage((happenings) => announce(happenings.map(({ text }) => this.#inWords(text)).join(' ')));
    const set = (): void => {
      this.#now = { ...this.#nobody, client, stage, state: client.getSnapshot(), shown: stage.getSnapshot() };
      for (const each of this.#listeners) each();
    };
    stage.subscribe(set);
    client.subscribe(() => {
      const { snapshot, events } = client.getSnapshot();
      stage.feed(snapshot, events);
      set();
    });
    set();
  }

  #close(): void {
    this.#now.client?.close();
    this.#now.stage?.close();
    this.#now = this.#nobody;
  }
}

export function useFollow(match: string, token: string | undefined): Following {
  const [follow] = useState(() => new Follow(match, token));
  return useSyncExternalStore(follow.subscribe, follow.getSnapshot);
}
