import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarText } from './calendarText.ts';
import type { CalendarEvent } from './toEvents.ts';

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
