import type { Random } from '@agent-portal/carrier/db/seed/random';
import type { Draft } from './Draft.ts';
import type { Target } from './Target.ts';

/** One way to make a request wrong. */
export interface Fault {
  /** How often it is chosen, relative to others. */
  readonly weight: number;
  readonly fits: (draft: Draft, target: Target) => boolean;
  readonly make: (draft: Draft, random: Random, target: Target) => void;
}

export const fault = (weight: number, fits: Fault['fits'], make: Fault['make']): Fault => ({
  weight,
  fits,
  make,
});

/** One item of a list that may be empty. */
export const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.int(0, items.length - 1)];
