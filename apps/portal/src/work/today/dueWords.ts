import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import type { BadgeTone } from '@agent-portal/ui/Badge';
import { plannedText } from '../../shared/cells/plannedText.ts';

interface DueWords {
  /** Left out where there is time. */
  readonly tone?: BadgeTone & ('danger' | 'warning');
  readonly text: string;
}

type Due = Pick<TodayItem, 'by' | 'isPlanned' | 'daysLate' | 'daysLeft'>;

/** A lapse within this many days is urgent. */
const urgentDays = 7;

/** A number of days in words: 'today', 'tomorrow', 'in 6 days'. */
const inDays = (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`;

/** Whether the items of a group are late premiums, whose day is the end of the grace period. */
export const isLapse = (kind: TodayKind): boolean =>
  kind === 'lapsing' || kind === 'chargebacksAtRisk';

/** How late an item is, or how much time is left; undefined without a day. */
export function dueWords(
  kind: TodayKind,
  { by, isPlanned, daysLate, daysLeft }: Due,
): DueWords | undefined {
  if (by === null) return undefined;
  if (isPlanned) return { tone: 'warning', text: plannedText(by) };
  // The policy is still active, although its grace period has ended.
  if (isLapse(kind) && daysLate > 0) return { tone: 'danger', text: 'Past grace' };
  if (daysLate > 0)
    return { tone: 'danger', text: `${daysLate} ${daysLate === 1 ? 'day' : 'days'} late` };
  const left = daysLeft ?? 0;
  if (isLapse(kind))
    return { tone: left <= urgentDays ? 'danger' : 'warning', text: `Lapses ${inDays(left)}` };
  const text = inDays(left).replace(/^./, (letter) => letter.toUpperCase());
  return left === 0 ? { tone: 'warning', text } : { text };
}
