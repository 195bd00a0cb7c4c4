import type { CurrentUser } from '@agent-portal/data/session/contract';
import { useSession } from './SessionContext.ts';

/** The calendar date of this computer, `YYYY-MM-DD`. */
function dateHere(): string {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** The business date of a user's carrier; if it has none, the date of the user's computer. */
export const businessDateOf = (user: Pick<CurrentUser, 'businessDate'> | undefined): string =>
  user?.businessDate ?? dateHere();

/**
 * The carrier's business date, `YYYY-MM-DD`: what 'this month', 'overdue' and 'as of' are counted
 * from (decisions, 9). If the carrier has no business date, it is the date of the user's computer.
 */
export function useBusinessDate(): string {
  return businessDateOf(useSession().user);
}
