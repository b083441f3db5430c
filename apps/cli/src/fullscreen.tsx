/** The full screen: Ink draws the lines, reads the keys and follows the size of the window. */
import { Box, type Key as InkKey, render, Text, useInput } from 'ink';
import { useSyncExternalStore } from 'react';
import type { Key } from './screen.ts';

/** Anything that can be drawn as lines and takes keys. */
export interface Show {
  /** The same object until something changes. */
  readonly frame: () => { readonly lines: readonly string[] };
  readonly subscribe: (listener: () => void) => () => void;
  redraw(): void;
  press(key: Key): void;
}

const clearScreen = '\u001b[2J\u001b[H';
const enterScreen = `\u001b[?1049h${clearScreen}`;
const leaveScreen = '\u001b[?1049l\u001b[?25h';
/** Longer than Ink holds a frame back. */
const restMs = 120;

/** Shows until `done`, on a screen of its own: what was in the terminal before comes back. */
export async function showFullScreen(show: Show, done: Promise<unknown>): Promise<void> {
  const { stdout } = process;
  const restore = (): void => void stdout.write(leaveScreen);
  // Ink writes nothing for a frame it has written before, as after a window made small and large again; and the
  // terminal has meanwhile broken the old lines anew. So the frame is written once more when the window rests.
  const repaint = (): void => {
    const lines = show.frame().lines.map((line) => (line === '' ? ' ' : line));
    stdout.write(`${clearScreen}${lines.join('\n')}\n`);
  };
  let resting: NodeJS.Timeout | undefined;
  const resized = (): void => {
    stdout.write(clearScreen);
    show.redraw();
    clearTimeout(resting);
    resting = setTimeout(repaint, restMs);
  };
  process.once('exit', restore);
  stdout.on('resize', resized);
  stdout.write(enterScreen);
  const ink = render(<Lines show={show} />, { exitOnCtrlC: false, patchConsole: false });
  try {
    // A drawing that fails ends Ink with its error; the person gets it as a sentence, on the screen they came from.
    await Promise.race([done, ink.waitUntilExit()]);
  } finally {
    clearTimeout(resting);
    ink.unmount();
    stdout.off('resize', resized);
    process.off('exit', restore);
    restore();
  }
}

export function Lines({ show }: { readonly show: Show }) {
  const { lines } = useSyncExternalStore(show.subscribe, show.frame);
  useInput((input, key) => {
    for (const each of keysOf(input, key)) show.press(each);
  });
  return (
    <Box flexDirection="column">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place on the screen
        <Text key={index} wrap="truncate">
          {line === '' ? ' ' : line}
        </Text>
      ))}
    </Box>
  );
}

/** Ink's report as keys; a pasted or hurried chunk comes as one text and is taken apart. */
export function keysOf(input: string, key: InkKey): Key[] {
  if (key.upArrow) return [{ type: 'up' }];
  if (key.downArrow) return [{ type: 'down' }];
  if (key.leftArrow) return [{ type: 'left' }];
  if (key.rightArrow) return [{ type: 'right' }];
  if (key.pageUp) return [{ type: 'pageUp' }];
  if (key.pageDown) return [{ type: 'pageDown' }];
  if (key.home) return [{ type: 'home' }];
  if (key.end) return [{ type: 'end' }];
  if (key.return) return [{ type: 'enter' }];
  if (key.backspace || key.delete) return [{ type: 'backspace' }];
  if (key.escape) return [{ type: 'escape' }];
  if (key.ctrl) {
    if (input === 'c') return [{ type: 'interrupt' }];
    if (input === 'd') return [{ type: 'eof' }];
    return input === 'u' || input === 'w' ? [{ type: 'clear' }] : [];
  }
  if (key.meta || key.tab) return [];
  return Array.from(input).flatMap((char): Key[] => {
    if (char === '\r' || char === '\n') return [{ type: 'enter' }];
    if (char === '\u007f' || char === '\b') return [{ type: 'backspace' }];
    if (char === '\u0003') return [{ type: 'interrupt' }];
    if (char === '\u0004') return [{ type: 'eof' }];
    if (char === '\u0015' || char === '\u0017') return [{ type: 'clear' }];
    return char < ' ' ? [] : [{ type: 'char', char }];
  });
}
