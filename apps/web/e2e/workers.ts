/** What a page and its workers tell each other, written down in the page: run before anything else does. */
import type { Page } from '@playwright/test';

export interface Message {
  readonly worker: string;
  readonly to: 'worker' | 'page';
  readonly text: string;
  /** Milliseconds since the page began. */
  readonly at: number;
}

/** As text: what a compiler adds to functions is not there in the page. */
const watching = `
  globalThis.messages = [];
  const note = (worker, to, data) => messages.push({ worker, to, text: JSON.stringify(data), at: performance.now() });
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      this.called = options?.name ?? '';
      this.addEventListener('message', ({ data }) => note(this.called, 'page', data));
    }
    postMessage(data, ...rest) {
      note(this.called, 'worker', data);
      super.postMessage(data, ...rest);
    }
  };
`;

export const watchWorkers = (page: Page): Promise<unknown> => page.addInitScript(watching);

export const messagesOf = async (page: Page, worker: string): Promise<Message[]> =>
  (await page.evaluate<Message[]>('messages')).filter((each) => each.worker === worker);
