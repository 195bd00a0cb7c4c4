import { cases } from './sources/cases.ts';
import { changes } from './sources/changes.ts';
import { chargebacksAtRisk } from './sources/chargebacksAtRisk.ts';
import { deadlines } from './sources/deadlines.ts';
import { endings } from './sources/endings.ts';
import { followUps } from './sources/followUps.ts';
import { lapsing } from './sources/lapsing.ts';
import { dueThisWeek, overdueRequirements } from './sources/requirements.ts';
import type { TodaySource } from './TodaySource.ts';

/** The groups of the queue, the most urgent first. */
export const sources: readonly TodaySource[] = [
  overdueRequirements,
  dueThisWeek,
  lapsing,
  chargebacksAtRisk,
  cases,
  followUps,
  deadlines,
  endings,
  changes,
];
