import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate, formatMoment } from '@agent-portal/ui/format';

/** What a date has to do with the state: when its link, or its access, ends or has ended. */
export function untilText({ state, invitedUntil, endsOn }: SubAccount): string {
  if (state === 'Ended') return `on ${formatDate(endsOn)}`;
  if (state === 'Invited' && invitedUntil) return `link until ${formatMoment(invitedUntil)}`;
  return endsOn ? `until ${formatDate(endsOn)}` : '';
}

/** How a sub-account stands at the business date. */
export function UserState({ user }: { readonly user: SubAccount }) {
  const { state } = user;
  switch (state) {
    case 'Invited':
      return <Badge tone="info">Invited</Badge>;
    case 'Active':
      return <Badge tone="success">Active</Badge>;
    case 'Suspended':
      return <Badge tone="warning">Suspended</Badge>;
    case 'Ended':
      return <Badge tone="neutral">Ended</Badge>;
    default:
      return state satisfies never;
  }
}
