import { createRandom, type Random } from '@agent-portal/carrier/db/seed/random';
import type { Draft } from './Draft.ts';
import type { Fault } from './Fault.ts';
import { bodyFaults } from './faults/bodyFaults.ts';
import { formFaults } from './faults/formFaults.ts';
import { graphqlFaults } from './faults/graphqlFaults.ts';
import { headFaults } from './faults/headFaults.ts';
import { queryFaults } from './faults/queryFaults.ts';
import { oneOf } from './Fault.ts';
import type { Target } from './Target.ts';

const faults: readonly Fault[] = [
  ...queryFaults,
  ...bodyFaults,
  ...headFaults,
  ...formFaults,
  ...graphqlFaults,
];

function pickFault(draft: Draft, target: Target, random: Random): Fault | undefined {
  const fitting = faults.filter(({ fits }) => fits(draft, target));
  let left = random.next() * fitting.reduce((sum, { weight }) => sum + weight, 0);
  return fitting.find(({ weight }) => (left -= weight) < 0);
}

/** The malformed request of a number: the same for the same seed, whatever was sent before. */
export function makeDraft(seed: number, number: number, targets: readonly Target[]): Draft {
  const random = createRandom(`${seed}/${number}`);
  const target = oneOf(random, targets);
  if (!target) throw new Error('There is no target.');
  const draft = target.draft();
  // If the server trusts X-Forwarded-For, each login attempt has another address.
  draft.headers.push(['X-Forwarded-For', `198.51.${random.int(0, 255)}.${random.int(0, 255)}`]);
  const count = random.chance(0.8) ? 1 : random.int(2, 3);
  for (let at = 0; at < count; at += 1)
    pickFault(draft, target, random)?.make(draft, random, target);
  if (count > 1) draft.field = undefined;
  if (draft.account && random.chance(0.05)) draft.account = undefined;
  return draft;
}
