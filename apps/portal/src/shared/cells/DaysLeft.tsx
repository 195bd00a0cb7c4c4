import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const toneOf = (days: number): BadgeTone =>
  days <= 7 ? 'danger' : days <= 30 ? 'warning' : 'info';

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
  return <Badge tone={isCalm ? 'neutral' : toneOf(days)}>{text}</Badge>;
}
