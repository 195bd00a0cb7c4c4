import { useSession } from './SessionContext.ts';

/** The calendar date of this computer, `YYYY-MM-DD`. */
function dateHere(): string {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/**
 * The carrier's business date, `YYYY-MM-DD`: what 'this month', 'overdue' and 'as of' are counted
 * from (decisions, 9). A carrier that says none means the date of the user's computer.
 */
export function useBusinessDate(): string {
  return useSession().user.businessDate ?? dateHere();
}
