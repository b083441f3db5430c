/** What the static site says about keeping matches: where they are, whether they are safe there, and how to take them along. */
import { announce, Button } from '@baize/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { exportMatches, importMatches } from './backup.ts';
import style from './site.module.css';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function Keeping(): ReactNode {
  const [lasting, setLasting] = useState<boolean | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void navigator.storage?.persist?.().then(setLasting, () => setLasting(false));
  }, []);
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const outcome = await importMatches(await chosen.text());
    say(outcome === null ? texts.site.notOurs : texts.site.imported(outcome.taken, outcome.refused));
  };
  return (
    <div className={`panel ${style['keeping']}`}>
      <p className="soft">
        {texts.site.kept} {lasting === null ? '' : lasting ? texts.site.lasting : texts.site.notLasting}
      </p>
      <div className={style['buttons']}>
        <Button onClick={() => void exportMatches().then((text) => download('baize-matches.json', text))}>
          {texts.site.export}
        </Button>
        <Button onClick={() => file.current?.click()}>{texts.site.import}</Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={texts.site.import}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {said !== null && <p>{said}</p>}
    </div>
  );
}
