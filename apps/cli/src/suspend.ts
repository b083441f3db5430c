/** Ctrl-Z: stops this program and whatever started it, and goes on when the shell says so. */

/** `resumed` is called when the program runs again in the foreground. */
export function suspend(resumed: () => void): void {
  // Windows has no such thing: the key does nothing there.
  if (process.platform === 'win32') return resumed();
  process.once('SIGCONT', resumed);
  // The whole group: a shell waits for npx or a script, not for us.
  process.kill(0, 'SIGTSTP');
}
