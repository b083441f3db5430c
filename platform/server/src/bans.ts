/** Addresses and ranges that an operator has banned, as the store has them. */
import { BlockList, isIP } from 'node:net';
import { BaizeError } from '@baize/game';
import type { Ban, Store } from '@baize/host';

export class Bans {
  #list = new BlockList();
  #known = '';

  constructor(readonly store: Pick<Store, 'operations'>) {}

  has(address: string): boolean {
    const plain = plainOf(address);
    const version = isIP(plain);
    return version !== 0 && this.#list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  }

  /** Reads them again: whether they have changed. */
  async refresh(now: number): Promise<boolean> {
    const bans = (await this.store.operations?.bans(now)) ?? [];
    const known = JSON.stringify(bans);
    if (known === this.#known) return false;
    const list = new BlockList();
    for (const { address } of bans) {
      const [net, bits] = address.split('/');
      const version = isIP(net) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) list.addAddress(net, version);
      else list.addSubnet(net, Number(bits), version);
    }
    this.#list = list;
    this.#known = known;
    return true;
  }
}

/** What somebody typed as an address or range, or an error. `days` 0 is for good. */
export function readBan(typed: string, days: number, why: string, now: number): Ban {
  const [net, bits, ...more] = plainOf(typed.trim()).split('/');
  const version = isIP(net);
  const most = version === 6 ? 128 : 32;
  const range = bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  if (version === 0 || !range || more.length > 0)
    throw new BaizeError('USAGE', `An address such as 203.0.113.7, or a range such as 203.0.113.0/24, not '${typed}'.`);
  return {
    address: bits === undefined ? net : `${net}/${bits}`,
    until: days === 0 ? null : now + days * 24 * 3600_000,
    why,
  };
}

/** IPv4 as a machine that listens for both hears it. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
