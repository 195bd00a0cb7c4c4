import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarText } from './calendarText.ts';
import { type CalendarEvent, toEvents } from './toEvents.ts';
import type { Deadline } from '@agent-portal/data/deadlines/contract';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';

const about = { idKey: 'secret', origin: 'https://portal.example', today: '2026-11-18' };
const birthday: CalendarEvent = {
  key: 'birthday',
  day: '2027-02-28',
  title: 'Birthday, policy ending 0142',
  page: '/deadlines',
};

/** The events of a calendar, as a parser of another project reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

const textOf = (...events: readonly CalendarEvent[]) => calendarText(events, about);
const titled = (title: string): CalendarEvent => ({ ...birthday, title });

describe('a calendar', () => {
  test('says its name, and when to read it again', () => {
    const lines = textOf().split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
    expect(lines).toContain('CALSCALE:GREGORIAN');
    expect(lines).toContain('X-WR-CALNAME:Northfield Mutual: follow-ups and deadlines');
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H');
  });

  test('has an event that lasts the whole day, and leaves the day free', () => {
    const text = textOf(birthday);
    const [event] = eventsIn(text);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2027-02-28');
    expect(event?.summary).toBe('Birthday, policy ending 0142');
    expect(event?.description).toContain('https://portal.example/deadlines');
    expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n');
    // Google shows private events as 'busy', without their text.
    expect(text).not.toContain('CLASS:');
  });

  test('keeps the ids of its events, which reveal nothing', () => {
    const idOf = (event: CalendarEvent, idKey = 'secret') =>
      eventsIn(calendarText([event], { ...about, idKey, today: '2026-11-19' }))[0]?.uid;
    const id = idOf(birthday);
    expect(id).toMatch(/^[\da-f]{40}@agent-portal$/);
    expect(eventsIn(textOf(birthday))[0]?.uid).toBe(id);
    expect(idOf({ ...birthday, day: '2027-03-01', title: 'Moved' })).toBe(id);
    expect(idOf({ ...birthday, key: 'other' })).not.toBe(id);
    expect(idOf(birthday, 'other secret')).not.toBe(id);
  });

  test('gives two events of one key two ids', () => {
    const [one, two] = eventsIn(textOf(birthday, birthday));
    expect(one?.uid).not.toBe(two?.uid);
  });

  test.each([
    'a; b, c \\ d',
    'line\r\nBEGIN:VEVENT\r\nSUMMARY:forged\r\nEND:VEVENT',
    'line\nATTENDEE:mailto:eve@evil.example',
    '"; X-EVIL="1":',
    '\u{1F382}'.repeat(60),
    'é'.repeat(200),
    '\u2028\u2029 \u202E',
  ])('keeps %j as the text of one event', (title) => {
    const [event, ...others] = eventsIn(textOf(titled(title)));
    expect(others).toEqual([]);
    expect(event?.summary).toBe(title.replaceAll('\r\n', '\n'));
    expect(event?.attendees).toEqual([]);
  });

  test('drops control characters', () => {
    const text = textOf(titled('a\u0000b\u001B[31mc\u007F'));
    expect(eventsIn(text)[0]?.summary).toBe('ab[31mc');
  });

  test('has lines of at most 75 octets that end with CRLF, whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const text = textOf(titled(title.toWellFormed()));
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
        for (const line of text.split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(eventsIn(text)).toHaveLength(1);
      }),
    );
  });
});

const followUp: FollowUp = {
  subject: 'requirement',
  key: 'NL0018O0142-1',
  policyNumber: 'NL0018O0142',
  who: 'Hernandez, Zoe B.',
  what: 'Statement of Zoe Hernandez',
  followUpDate: '2026-11-20',
  note: 'Call Zoe',
  state: 'Upcoming',
  daysOverdue: 0,
  closedBecause: null,
  closedOn: null,
  savedAt: '2026-11-18T15:00:00.000Z',
  version: 1,
};
const deadline: Deadline = {
  kind: 'Birthday',
  dueOn: '2026-12-01',
  daysLeft: 13,
  agentName: 'Reyes, Dana',
  agentId: '4471902',
  policyNumber: 'NL0018O0142',
  primaryInsured: 'Hernandez, Zoe B.',
  productName: 'Term 20',
  person: 'Hernandez, Zoe B.',
  part: 'Insured',
  years: 46,
};
const eventsOf = (
  followUps: readonly FollowUp[],
  rows: readonly Deadline[] = [],
  total = rows.length,
) => toEvents(followUps, { rows, total });
const keyOf = (more: Partial<Deadline>) => eventsOf([], [{ ...deadline, ...more }])[0]?.key;

describe('the events of a calendar', () => {
  test('name no client, requirement, note, agent or whole policy number', () => {
    const events = eventsOf([followUp], [deadline]);
    expect(events.map(({ title, day }) => [day, title])).toEqual([
      ['2026-11-20', 'Follow-up, policy ending 0142'],
      ['2026-12-01', 'Birthday, policy ending 0142'],
    ]);
    // The key is not shown: only its hash is.
    const shown = JSON.stringify(events.map(({ title, day, page }) => ({ title, day, page })));
    expect(shown).not.toMatch(/Zoe|Hernandez|Reyes|Statement|NL0018O0142/);
  });

  test('leave out a policy number that its last digits would reveal', () => {
    const policyNumber = '1234567';
    const events = eventsOf([{ ...followUp, policyNumber }], [{ ...deadline, policyNumber }]);
    expect(events.map(({ title }) => title)).toEqual(['Follow-up', 'Birthday']);
  });

  test('leave out closed follow-ups, and keep overdue ones', () => {
    const closed: FollowUp = { ...followUp, state: 'Closed' };
    expect(eventsOf([closed, { ...followUp, state: 'Overdue' }])).toHaveLength(1);
  });

  test('keep their keys when a date moves, but a birthday is new each year', () => {
    const grace = { kind: 'GraceEnd', person: null } as const;
    expect(keyOf({ ...grace, dueOn: '2027-01-05' })).toBe(keyOf({ ...grace, dueOn: '2026-12-01' }));
    expect(keyOf({ dueOn: '2027-12-01' })).not.toBe(keyOf({}));
    expect(keyOf({ person: 'Hernandez, Al' })).not.toBe(keyOf({}));
    expect(keyOf({ kind: 'Anniversary' })).not.toBe(keyOf({}));
  });

  test('say on the last day when there are more deadlines', () => {
    expect(eventsOf([], [deadline], 2).at(-1)).toMatchObject({
      day: '2026-12-01',
      title: 'More deadlines from this day on: see the portal',
    });
    expect(eventsOf([], [deadline])).toHaveLength(1);
  });
});
