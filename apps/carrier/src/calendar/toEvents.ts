import type { Deadline } from '@agent-portal/data/deadlines/contract';
import { kindLabels } from '@agent-portal/data/deadlines/kindLabels';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';

/** An all-day event of a calendar. It names no client: other people see calendars. */
export interface CalendarEvent {
  /** A stable key for the event. The calendar shows only a hash of it. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  /** The page of the portal with the details, which needs a sign-in. */
  readonly page: '/follow-ups' | '/deadlines';
  /** When the event was last changed, if that is known. */
  readonly changedAt?: string;
}

/** A number with fewer characters is left out, because its end would reveal most of it. */
const shortestNumber = 8;

/** A title with the end of the policy number, by which the agent recognizes the policy. */
function titleOf(what: string, policyNumber: string | null): string {
  if (policyNumber === null || policyNumber.length < shortestNumber) return what;
  return `${what}, policy ending ${policyNumber.slice(-4)}`;
}

/** Kinds that come back each year. Each year has its own event. */
const yearly: ReadonlySet<Deadline['kind']> = new Set(['AgeChange', 'Anniversary', 'Birthday']);

const ofFollowUp = ({
  subject,
  key,
  policyNumber,
  followUpDate,
  savedAt,
}: FollowUp): CalendarEvent => ({
  // Calendars know the events of requirements by their policy.
  key: JSON.stringify(['follow-up', subject === 'requirement' ? policyNumber : subject, key]),
  day: followUpDate,
  title: titleOf('Follow-up', policyNumber),
  page: '/follow-ups',
  changedAt: savedAt,
});

const ofDeadline = ({ kind, dueOn, policyNumber, person }: Deadline): CalendarEvent => ({
  key: JSON.stringify([kind, policyNumber, person, yearly.has(kind) && dueOn.slice(0, 4)]),
  day: dueOn,
  title: titleOf(kindLabels[kind], policyNumber),
  page: '/deadlines',
});

/**
 * The events of a calendar: open follow-ups, and deadlines.
 *
 * @param total the number of deadlines. If there are more than those given, an event says so on the last day.
 */
export function toEvents(
  followUps: readonly FollowUp[],
  { rows, total }: { readonly rows: readonly Deadline[]; readonly total: number },
): readonly CalendarEvent[] {
  const last = rows.at(-1);
  const more: readonly CalendarEvent[] =
    last && total > rows.length
      ? [
          {
            key: 'more deadlines',
            day: last.dueOn,
            title: 'More deadlines from this day on: see the portal',
            page: '/deadlines',
          },
        ]
      : [];
  const open = followUps.filter(({ state }) => state !== 'Closed');
  return [...open.map(ofFollowUp), ...rows.map(ofDeadline), ...more];
}
