/** The rules beside a table, and the way to the page with pictures. */
import type { GamePack } from '@baize/game';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Markdown } from '../parts/markdown.tsx';
import { texts } from './texts.ts';

export const RulesPanel = ({ pack }: { readonly pack: GamePack | null }): ReactNode =>
  pack !== null && (
    <>
      <p>
        <Link className="link" href={`/rules/${pack.game.name}`}>
          {texts.withPictures}
        </Link>
      </p>
      <Markdown text={pack.rulesText} />
    </>
  );
