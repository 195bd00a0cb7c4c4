import type { Feature } from '@agent-portal/data/features/features';
import type { Visits } from './Expected.ts';
import { expectedAreas } from './expectedAreas.ts';

/**
 * Where each person ends up on each route, written from [S2], [S5], [S6] and decisions 1. Each area has its
 * lines in its `expected.ts`. The guards allow a historical agent; the carrier answers 403 [S4].
 *
 * `-` passes · `L` login · `S` single sign-on login · `N` normal login · `R` AccessRequired ·
 * `P` RequiresPing · `H` home-office landing · `E` error page · `O` error page of a feature that is
 * off · `I` individual branch · `W` worksite branch · `B` stays, with a message
 */
export const persons = [
  'visitor',
  'agent',
  'sso',
  'individual',
  'worksite',
  'neither',
  'historical',
  'subWithPolicies',
  'subWithClaims',
  'subWithAll',
  'subWithNothing',
  'homeOffice',
  'homeOfficeAsAgent',
  'homeOfficeAsUnlinked',
] as const;

/** The expected visits when every feature is on. */
export const expectedVisits: Visits = Object.assign(
  {},
  ...expectedAreas.map((area) => area.visits),
);

/** The pages that a feature closes. */
const closedBy = (feature: Feature) =>
  expectedAreas.flatMap((area) => area.closedBy?.[feature] ?? []);

/**
 * The expected visits when a feature is off: who reached one of its pages, or another branch of it, gets the
 * error page. Who reached none of them ends up where they did.
 */
export const expectedWithout = (feature: Feature): Visits => ({
  ...expectedVisits,
  ...Object.fromEntries(
    closedBy(feature).map((id) => [id, expectedVisits[id]?.replaceAll(/[-IWB]/g, 'O') ?? '']),
  ),
});

/** The pages that ignore View as. */
export const expectedWholeBook = expectedAreas.flatMap((area) => area.ignoresViewAs ?? []);
