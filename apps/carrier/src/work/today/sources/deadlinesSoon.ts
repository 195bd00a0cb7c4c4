import { deadlinesOf } from '../../../deadlines/deadlinesOf.ts';
import { warningDays } from '../lapseDates.ts';
import type { TodayCall } from '../TodaySource.ts';

/** A deadline is in the queue from this many days before it: a right that ends needs time, and a greeting does not. */
const soonDays = {
  GraceEnd: warningDays,
  ConversionEnd: 30,
  TermEnd: 30,
  AgeChange: 30,
  Anniversary: 7,
  Birthday: 7,
};

/** The deadlines of the book that are in the queue, the soonest first. */
export const deadlinesSoon = ({ deps, caller }: TodayCall) =>
  deadlinesOf(deps, caller.agentIds, soonDays);
