import type { BadgeTone } from '@agent-portal/ui/Badge';
import { StateText } from './StateText.tsx';

const toneOf = (days: number): BadgeTone | undefined =>
  days <= 7 ? 'danger' : days <= 30 ? 'warning' : undefined;

interface DaysLeftProps {
  readonly days: number;
  /** @default 'Ends today' */
  readonly todayText?: string;
  /** The day is good to know, and nothing ends. @default false */
  readonly isCalm?: boolean;
}

/** The time until an end date: 'Ends today', '7 days left'. */
export function DaysLeft({ days, todayText = 'Ends today', isCalm = false }: DaysLeftProps) {
  const text = days === 0 ? todayText : days === 1 ? '1 day left' : `${days} days left`;
  return <StateText tone={isCalm ? undefined : toneOf(days)}>{text}</StateText>;
}
