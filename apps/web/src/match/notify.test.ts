import { setSettings, settings } from '@baize/table';
import { afterEach, expect, test, vi } from 'vitest';
import { notify, setNotify } from './notify.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setSettings({ notify: false });
});

async function inBrowser(
  permission: NotificationPermission,
  hidden: boolean,
): Promise<{ shown: string[]; on: boolean; asWished: boolean; look: () => void }> {
  const shown: string[] = [];
  const document = Object.assign(new EventTarget(), { hidden });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      static readonly requestPermission = async (): Promise<NotificationPermission> => permission;
      constructor(title: string) {
        shown.push(title);
      }
      addEventListener(): void {}
      close(): void {
        shown.pop();
      }
    },
  );
  const asWished = await setNotify(true);
  notify('Your turn', 'Take gems', 'one');
  return { shown, on: settings().notify, asWished, look: () => document.dispatchEvent(new Event('visibilitychange')) };
}

test('with permission, a page out of sight says that it is my turn', async () => {
  expect(await inBrowser('granted', true)).toMatchObject({ shown: ['Your turn'], on: true });
});

test('a page that is looked at says nothing', async () => {
  expect(await inBrowser('granted', false)).toMatchObject({ shown: [], on: true });
});

test('without permission the switch stays off, and whoever switched it on is told', async () => {
  expect(await inBrowser('denied', true)).toMatchObject({ shown: [], on: false, asWished: false });
});

test('it goes away once the page is looked at, so that the next one is noticed', async () => {
  const { shown, look } = await inBrowser('granted', true);
  look();
  expect(shown).toEqual([]);
});
