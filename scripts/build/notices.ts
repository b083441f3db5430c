/** The licences of other people's code that a bundle contains, collected while it is made. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

export class Notices {
  readonly #packages = new Map<string, string>();

  /** Notes the packages of every module that ends up in a chunk. */
  plugin(): Plugin {
    return {
      name: 'notices',
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle))
          for (const id of chunk.type === 'chunk' ? chunk.moduleIds : chunk.originalFileNames) this.#note(id);
      },
    };
  }

  #note(id: string): void {
    const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
    if (folder === undefined || !existsSync(join(folder, 'package.json'))) return;
    const {
      name,
      version,
      license = 'see below',
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
    this.#packages.set(`${name} ${version}`, `## ${name} ${version} (${license})\n\n${text}`.trim());
  }

  get text(): string {
    const parts = [...this.#packages].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
    return [
      '# Third-party notices',
      'Baize contains code from these packages, under their licences.',
      ...parts,
      '',
    ].join('\n\n');
  }
}
