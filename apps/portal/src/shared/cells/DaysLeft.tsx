import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const toneOf = (days: number): BadgeTone =>
  days <= 7 ? 'danger' : days <= 30 ? 'warning' : 'info';

/** The time until an end date: 'Ends today', '7 days left'. */
export function DaysLeft({ days }: { readonly days: number }) {
  const text = days === 0 ? 'Ends today' : days === 1 ? '1 day left' : `${days} days left`;
  return <Badge tone={toneOf(days)}>{text}</Badge>;
}
