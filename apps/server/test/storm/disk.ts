/** A folder for a database, on a disk of its own where that is wanted and may be mounted: then it can be filled up. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Disk {
  private constructor(
    readonly place: string,
    readonly own: boolean,
  ) {}

  /** With `fills` of 0 any folder will do. */
  static make(fills = 1, size = '400m'): Disk {
    const place = mkdtempSync(join(tmpdir(), 'baize-disk-'));
    const own = fills > 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place]).status === 0;
    return new Disk(place, own);
  }

  fill(): void {
    for (const size of [1024 * 1024, 4096])
      try {
        for (;;) writeFileSync(join(this.place, 'ballast'), Buffer.alloc(size), { flag: 'a' });
      } catch {
        // That much no longer fits.
      }
  }

  empty(): void {
    rmSync(join(this.place, 'ballast'), { force: true });
  }

  /** Full for this many milliseconds. */
  async full(ms: number): Promise<void> {
    if (!this.own) return;
    this.fill();
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.empty();
  }

  remove(): void {
    if (this.own) spawnSync('umount', ['-l', this.place]);
    rmSync(this.place, { recursive: true, force: true });
  }
}
