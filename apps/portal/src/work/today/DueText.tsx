import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { token } from '@agent-portal/ui/theme/token';
import { CalendarDays, Clock, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { dueWords } from './dueWords.ts';

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
  const Calm = item.isPlanned ? CalendarDays : Clock;
  return (
    <Due data-tone={due.tone}>
      {due.tone === 'danger' && <TriangleAlert aria-hidden />}
      {due.tone === 'warning' && <Calm aria-hidden />}
      {due.text}
    </Due>
  );
}
