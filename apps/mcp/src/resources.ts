/** The rules as resources, for hosts that show them: `baize://rules/<game>`. */
import { type GamePack, wholeRules } from '@baize/game';
import type { McpServer } from '@modelcontextprotocol/server';

export interface Listed {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly pack: GamePack;
}

/** Texts change with a release, for everybody alike. */
const cacheHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

export function addResources(server: McpServer, games: readonly Listed[]): void {
  for (const { name, title, pack } of games) {
    const uri = `baize://rules/${name}`;
    const mimeType = 'text/markdown';
    server.registerResource(
      `${name}-rules`,
      uri,
      { title: `Rules of ${title}`, description: `The rules of ${title} as they are played here`, mimeType, cacheHint },
      () => ({ contents: [{ uri, mimeType, text: wholeRules(pack) }] }),
    );
  }
}
