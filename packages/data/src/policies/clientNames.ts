import type { Policy } from './policy/shapes.ts';

/**
 * The names of the people whom a policy is about: its insureds; of an annuity, its annuitants [S2].
 * A policy without either is named by its owners.
 */
export function clientNames({
  insureds,
  annuitants,
  owners,
}: Pick<Policy, 'insureds' | 'annuitants' | 'owners'>): string[] {
  const people = [insureds, annuitants, owners].find((some) => some.length > 0) ?? [];
  return people.map(({ name }) => name);
}
