import type { LapseCall, PolicyLapse } from '@agent-portal/data/lapse/contract';
import { outcomeLabels } from '@agent-portal/data/lapse/outcomeLabels';
import { formatDate } from '@agent-portal/format';

/** The time until a policy lapses: 'Lapses in 5 days'. Null while it is not past due. */
export function countdownOf({ daysLeft }: Pick<PolicyLapse, 'daysLeft'>): string | null {
  if (daysLeft === null) return null;
  if (daysLeft < 0) return 'Grace period is over';
  if (daysLeft === 0) return 'Lapses today';
  return daysLeft === 1 ? 'Lapses tomorrow' : `Lapses in ${daysLeft} days`;
}

/** What a call ended with: 'Will pay on 11/24/2026'. */
export function outcomeText({
  outcome,
  willPayOn,
}: Pick<LapseCall, 'outcome' | 'willPayOn'>): string {
  const label = outcomeLabels[outcome];
  return willPayOn === null ? label : `${label} on ${formatDate(willPayOn)}`;
}
