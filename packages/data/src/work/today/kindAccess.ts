import { casesAccess } from '../../cases/casesAccess.ts';
import { claimsAccess } from '../../claims/claimsAccess.ts';
import { commissionsAccess } from '../../commissions/commissionsAccess.ts';
import { hierarchyAccess } from '../../hierarchy/hierarchyAccess.ts';
import { policiesAccess } from '../../policies/policiesAccess.ts';
import type { TodayKind } from './contract.ts';

/** The access to each group of the queue: that of the pages with the same data. */
export const kindAccess = {
  overdueRequirements: policiesAccess,
  dueThisWeek: policiesAccess,
  lapsing: policiesAccess,
  chargebacksAtRisk: commissionsAccess,
  cases: casesAccess,
  claims: claimsAccess,
  declinedPayments: policiesAccess,
  /** Each follow-up also needs the access to what it is about. */
  followUps: { who: 'agent', restricted: false },
  deadlines: policiesAccess,
  endings: hierarchyAccess,
  changes: policiesAccess,
} as const satisfies Readonly<Record<TodayKind, object>>;
