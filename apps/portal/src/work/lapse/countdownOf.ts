import type { PolicyLapse } from '@agent-portal/data/work/lapse/contract';

/** The time until a policy lapses: 'Lapses in 5 days'. Null while it is not past due. */
export function countdownOf({ daysLeft }: Pick<PolicyLapse, 'daysLeft'>): string | null {
  if (daysLeft === null) return null;
  if (daysLeft < 0) return 'Grace period is over';
  if (daysLeft === 0) return 'Lapses today';
  return daysLeft === 1 ? 'Lapses tomorrow' : `Lapses in ${daysLeft} days`;
}
