import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { formatDate, formatMoment } from '@agent-portal/format';
import { StateText } from '../../shared/cells/StateText.tsx';

/** Whether the link of an invitation expired before the business date. */
export const hasExpired = (
  { state, invitedUntil }: Pick<SubAccount, 'state' | 'invitedUntil'>,
  today: string,
): boolean => state === 'Invited' && invitedUntil !== null && invitedUntil.slice(0, 10) < today;

interface UserStateProps {
  readonly user: SubAccount;
  /** The carrier's business date. */
  readonly today: string;
}

/** The date of the state: when the invitation link or the access ends or ended. */
export function untilText(user: SubAccount, today: string): string {
  const { state, invitedUntil, endsOn } = user;
  if (state === 'Ended') return `on ${formatDate(endsOn)}`;
  if (state === 'Invited' && invitedUntil) {
    const until = formatMoment(invitedUntil);
    return hasExpired(user, today) ? `link ended ${until}` : `link until ${until}`;
  }
  return endsOn ? `until ${formatDate(endsOn)}` : '';
}

/** The state of a sub-account on the business date. */
export function UserState({ user, today }: UserStateProps) {
  if (hasExpired(user, today)) return <StateText tone="warning">Invitation expired</StateText>;
  return (
    <StateText tone={user.state === 'Suspended' ? 'warning' : undefined}>{user.state}</StateText>
  );
}
