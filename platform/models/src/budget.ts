/** What all models of a run may spend together. */
import { BaizeError } from '@baize/game';
import type { Usage } from './completion.ts';
import type { Price } from './spec.ts';

export interface Limits {
  readonly tokens: number | null;
  /** Dollars. */
  readonly cost: number | null;
}

export class Budget {
  tokens = 0;
  cost = 0;

  constructor(readonly limits: Limits = { tokens: null, cost: null }) {}

  get spent(): boolean {
    const { tokens, cost } = this.limits;
    return (tokens !== null && this.tokens >= tokens) || (cost !== null && this.cost >= cost);
  }

  /** Throws once a limit is reached. An answer on its way is still taken, so a run may end a little above. */
  check(): void {
    const used = `${this.tokens.toLocaleString('en')} tokens, $${this.cost.toFixed(2)}`;
    if (this.spent) throw new BaizeError('BUDGET_SPENT', `The budget of the models is spent: ${used}.`);
  }

  spend(usage: Usage, price: Price | null): void {
    this.tokens += usage.input + usage.output;
    this.cost += costOf(usage, price) ?? 0;
  }
}

/** Dollars, or `null` where no price is known. */
export function costOf({ input, output, cached }: Usage, price: Price | null): number | null {
  if (price === null) return null;
  return ((input - cached) * price.input + cached * (price.cached ?? price.input) + output * price.output) / 1e6;
}
