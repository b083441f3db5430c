import { expect, test, vi } from 'vitest';
import { suspend } from './suspend.ts';

test.skipIf(process.platform === 'win32')('Ctrl-Z stops the whole group, and the program goes on with it', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const resumed = vi.fn();
  try {
    suspend(resumed);
    expect(kill).toHaveBeenCalledExactlyOnceWith(0, 'SIGTSTP');
    expect(resumed).not.toHaveBeenCalled();
    process.emit('SIGCONT', 'SIGCONT');
    process.emit('SIGCONT', 'SIGCONT');
    expect(resumed).toHaveBeenCalledOnce();
  } finally {
    kill.mockRestore();
  }
});
