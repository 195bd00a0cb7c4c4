import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { token } from '@agent-portal/ui/theme/token';
import { CalendarDays, Clock, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { BadgeTone } from '@agent-portal/ui/Badge';
import { isLapse } from './groupWords.ts';
import { plannedText } from '../../shared/cells/plannedText.ts';

interface DueWords {
  /** Left out where there is time. */
  readonly tone?: BadgeTone & ('danger' | 'warning');
  readonly text: string;
}

type Due = Pick<TodayItem, 'by' | 'plannedOn' | 'daysLate' | 'daysLeft'>;

/** A lapse within this many days is urgent. */
const urgentDays = 7;

/** A number of days in words: 'today', 'tomorrow', 'in 6 days'. */
const inDays = (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`;

/** How late an item is, or how much time is left; undefined without a day. */
export function dueWords(
  kind: TodayKind,
  { by, plannedOn, daysLate, daysLeft }: Due,
): DueWords | undefined {
  if (plannedOn) return { tone: 'warning', text: plannedText(plannedOn) };
  if (by === null) return undefined;
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

const Due = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};

  &[data-tone] {
    font-weight: ${token('font-weight-strong')};
  }

  &[data-tone='danger'] {
    color: ${token('color-danger')};
  }

  &[data-tone='warning'] {
    color: ${token('color-warning')};
  }

  & > svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    stroke-width: 1.75;
  }
`;

interface DueTextProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
}

/** How late an item is, or how much time is left. What needs someone has a color and an icon. */
export function DueText({ kind, item }: DueTextProps) {
  const due = dueWords(kind, item);
  if (!due) return null;
  const Calm = item.plannedOn ? CalendarDays : Clock;
  return (
    <Due data-tone={due.tone}>
      {due.tone === 'danger' && <TriangleAlert aria-hidden />}
      {due.tone === 'warning' && <Calm aria-hidden />}
      {due.text}
    </Due>
  );
}
