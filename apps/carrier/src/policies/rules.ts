import type { RequirementState } from '@agent-portal/data/policies/shapes';
import { daysBetween } from '../db/dates.ts';

/** What a requirement's state follows from; dates are `YYYY-MM-DD`. */
interface Progress {
  readonly dueOn: string;
  readonly scheduledOn: string | null;
  readonly metOn: string | null;
  readonly owedBy: 'Agent' | 'Carrier';
}

/** How far a requirement has come at the business date: the column Met [S2]. */
export function requirementState(
  { dueOn, scheduledOn, metOn }: Progress,
  today: string,
): RequirementState {
  if (metOn !== null) return 'Met';
  if (dueOn < today) return 'Overdue';
  return scheduledOn === null ? 'Open' : 'Scheduled';
}

/** Whole days past the due date; 0 unless overdue. */
export function daysOverdue(progress: Progress, today: string): number {
  const overdue = requirementState(progress, today) === 'Overdue';
  return overdue ? daysBetween(progress.dueOn, today) : 0;
}

/** The agent has to act: the column Action Needed, and the filter Take Action [S2, S3]. */
export function isActionNeeded({ metOn, owedBy }: Progress): boolean {
  return metOn === null && owedBy === 'Agent';
}

/** What says when a policy, or one of its requirements, last changed. */
interface Changes {
  /** Days of what happened, `YYYY-MM-DD`. */
  readonly days: readonly (string | null)[];
  /** When rows were written. */
  readonly moments: readonly (Date | null)[];
}

/** The latest change, as ISO 8601 in UTC; a day counts from its start. */
export function lastChange({ days, moments }: Changes): string {
  const times = [
    ...days.map((day) => (day === null ? 0 : Date.parse(day))),
    ...moments.map((moment) => moment?.getTime() ?? 0),
  ];
  return new Date(Math.max(...times)).toISOString();
}
