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
): Promise<{ shown: string[]; on: boolean }> {
  const shown: string[] = [];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      static readonly requestPermission = async (): Promise<NotificationPermission> => permission;
      constructor(title: string) {
        shown.push(title);
      }
      addEventListener(): void {}
    },
  );
  await setNotify(true);
  notify('Your turn', 'Take gems', 'one');
  return { shown, on: settings().notify };
}

test('with permission, a page out of sight says that it is my turn', async () => {
  expect(await inBrowser('granted', true)).toEqual({ shown: ['Your turn'], on: true });
});

test('a page that is looked at says nothing', async () => {
  expect(await inBrowser('granted', false)).toEqual({ shown: [], on: true });
});

test('without permission the switch stays off', async () => {
  expect(await inBrowser('denied', true)).toEqual({ shown: [], on: false });
});
