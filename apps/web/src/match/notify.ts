/** A notification by the system that it is my turn, while another page or program is in front. */
import { setSettings, settings } from '@baize/table';

export const canNotify = (): boolean => typeof Notification !== 'undefined' && globalThis.isSecureContext;

/** Asks the browser for permission when it is switched on; without it the switch stays off. Returns whether it is as wished. */
export async function setNotify(on: boolean): Promise<boolean> {
  const notify = on && (await Notification.requestPermission()) === 'granted';
  setSettings({ notify });
  return notify === on;
}

export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || !settings().notify || !document.hidden || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag });
    note.addEventListener('click', () => globalThis.focus());
    // one that is left open would be replaced by the next of its tag without a sound
    document.addEventListener('visibilitychange', () => note.close(), { once: true });
  } catch {
    // browsers of phones have notifications only for pages that are installed
  }
}
