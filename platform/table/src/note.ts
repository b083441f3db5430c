/** A short note at the table ("It is not your turn yet"): said aloud, shown in the question bar, gone by itself or when dismissed. */
import { useEffect, useRef, useState } from 'react';
import { announce } from './announce.tsx';

export interface Notes {
  readonly note: string | null;
  readonly say: (text: string) => void;
  readonly clear: () => void;
}

const shownFor = 5000;

export function useNote(): Notes {
  const [note, setNote] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    note,
    say: (text) => {
      clearTimeout(timer.current);
      setNote(text);
      announce(text);
      timer.current = setTimeout(() => setNote(null), shownFor);
    },
    clear: () => {
      clearTimeout(timer.current);
      setNote(null);
    },
  };
}
