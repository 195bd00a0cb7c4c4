import { createHmac } from 'node:crypto';
import { carrier } from '@agent-portal/data/carrier';
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from './toEvents.ts';

/** How often calendar programs read the address again, in seconds: every four hours. */
const refreshAfter = 4 * 60 * 60;

/** Characters that a text of a calendar may not have (RFC 5545, 3.3.11). */
// oxlint-disable-next-line no-control-regex -- these are the characters
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

interface CalendarOf {
  /** The user's key of the events' ids. Without it, an id does not reveal its policy. */
  readonly idKey: string;
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
  /** The business date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The id of an event. It does not reveal what the event is about. */
const idOf = (key: string, idKey: string) =>
  `${createHmac('sha256', idKey).update(key).digest('hex').slice(0, 40)}@agent-portal`;

/** A calendar as text (RFC 5545). The same events on the same day give the same text. */
export function calendarText(
  events: readonly CalendarEvent[],
  { idKey, origin, today }: CalendarOf,
): string {
  const name = `${carrier.name}: follow-ups and deadlines`;
  const calendar = ical({
    name,
    prodId: { company: carrier.name, product: 'Agent Portal' },
    scale: 'GREGORIAN',
    ttl: refreshAfter,
  });
  const made = new Set<string>();
  for (const { key, day, title, page, changedAt = `${today}T00:00:00Z` } of events) {
    // Two people of one name can have the same event.
    let id = idOf(key, idKey);
    while (made.has(id)) id = idOf(id, idKey);
    made.add(id);
    calendar.createEvent({
      id,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(changedAt),
      summary: title.replaceAll(controls, ''),
      description: `Open the portal for the details: ${origin}${page}`,
      url: `${origin}${page}`,
      // The day stays free for appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}
