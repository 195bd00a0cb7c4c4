import type { RequirementState } from '@agent-portal/data/policies/shapes';
import { daysBetween } from '../db/dates.ts';

/** What determines a requirement's state. Dates are `YYYY-MM-DD`. */
interface Progress {
  readonly dueOn: string;
  readonly scheduledOn: string | null;
  readonly metOn: string | null;
  readonly owedBy: 'Agent' | 'Carrier';
}

/**
 * The state of a requirement at the business date: the column Met [S2]. A requirement with an appointment ahead
 * is not late, whatever its due date (decisions, 11).
 */
export function requirementState(
  { dueOn, scheduledOn, metOn }: Progress,
  today: string,
): RequirementState {
  if (metOn !== null) return 'Met';
  if (scheduledOn !== null && scheduledOn >= today) return 'Scheduled';
  return dueOn < today ? 'Overdue' : 'Open';
}

/** Whole days past the due date; 0 unless overdue. */
export function daysOverdue(progress: Progress, today: string): number {
  const overdue = requirementState(progress, today) === 'Overdue';
  return overdue ? daysBetween(progress.dueOn, today) : 0;
}

/** Whether the agent has to act: the column Action Needed, and the filter Take Action [S2, S3]. */
export function isActionNeeded({ metOn, owedBy }: Progress): boolean {
  return metOn === null && owedBy === 'Agent';
}

/** The dates of changes of a policy and its requirements. */
interface Changes {
  /** The days of events, `YYYY-MM-DD`. */
  readonly days: readonly (string | null)[];
  /** The times of writes. */
  readonly moments: readonly (Date | null)[];
}

/** The latest change, as ISO 8601 in UTC. A day counts from its start. */
export function lastChange({ days, moments }: Changes): string {
  const times = [
    ...days.map((day) => (day === null ? 0 : Date.parse(day))),
    ...moments.map((moment) => moment?.getTime() ?? 0),
  ];
  return new Date(Math.max(...times)).toISOString();
}
