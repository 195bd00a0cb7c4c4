import type { TodaySource } from '../TodaySource.ts';
import { cases } from './cases.ts';
import { claims } from './claims.ts';
import { changes } from './changes.ts';
import { chargebacksAtRisk } from './chargebacksAtRisk.ts';
import { declinedPayments } from './declinedPayments.ts';
import { deadlines } from './deadlines.ts';
import { endings } from './endings.ts';
import { lapsing } from './lapsing.ts';
import { dueThisWeek, overdueRequirements } from './requirements.ts';

/** The groups whose items are what the carrier says, the most urgent first. */
export const itemSources: readonly TodaySource[] = [
  lapsing,
  overdueRequirements,
  dueThisWeek,
  chargebacksAtRisk,
  cases,
  claims,
  declinedPayments,
  deadlines,
  endings,
  changes,
];
