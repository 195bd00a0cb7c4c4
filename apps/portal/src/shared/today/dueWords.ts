import type { TodayItem } from '@agent-portal/data/today/contract';
import { formatDate } from '@agent-portal/format';
import type { BadgeTone } from '@agent-portal/ui/Badge';
import { plannedText } from '../cells/plannedText.ts';

type Due = Pick<TodayItem, 'by' | 'isPlanned' | 'daysLate' | 'daysLeft'>;

/** The badge of an item: how late it is, or by when it has to be done; undefined without a day. */
export function dueWords({
  by,
  isPlanned,
  daysLate,
  daysLeft,
}: Due): { tone: BadgeTone; text: string } | undefined {
  if (by === null) return undefined;
  if (isPlanned) return { tone: 'warning', text: plannedText(by) };
  if (daysLate > 0)
    return { tone: 'danger', text: `${daysLate} ${daysLate === 1 ? 'day' : 'days'} late` };
  if (daysLeft === 0) return { tone: 'warning', text: 'Due today' };
  if (daysLeft === 1) return { tone: 'warning', text: 'Due tomorrow' };
  return { tone: 'info', text: `By ${formatDate(by)}` };
}
