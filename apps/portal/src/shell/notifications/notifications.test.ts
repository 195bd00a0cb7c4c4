// @vitest-environment jsdom
import type { WatchNotice } from '@agent-portal/data/watches/contract';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { alertsOf, kindOf, notificationsOf } from './notificationEntries.ts';
import { createReadHere } from './createReadHere.ts';
import { changeText } from './entryOf.tsx';
import { startsSoon } from './startsSoon.ts';

const message = (publishDate: string, heading = 'Maintenance') => ({
  heading,
  message: '<p>x</p>',
  publishDate,
});

const notice = (noticeId: number, noticedAt: string): WatchNotice => ({
  noticeId,
  noticedAt,
  policyNumber: 'NL0018O0142',
  primaryInsured: 'Okafor, Ifeoma',
  changes: [{ field: 'status', from: 'Pending', to: 'Active' }],
});

describe('the notifications', () => {
  it('have the business date of a notice, if the carrier sends it', () => {
    const noticed = { ...notice(1, '2026-11-27T15:00:00.000Z'), noticedOn: '2026-11-18' };
    const entries = notificationsOf([message('2026-11-19'), message('2026-11-18')], [noticed]);
    expect(entries.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      'message 2026-11-19',
      'notice 2026-11-18',
      'message 2026-11-18',
    ]);
  });

  it('are sorted newest first, with notices before messages of the same day', () => {
    const entries = notificationsOf(
      [message('2026-11-19'), message('2026-11-18'), message('2026-11-17')],
      [notice(2, '2026-11-18T15:00:00.000Z'), notice(1, '2026-11-18T09:00:00.000Z')],
    );
    expect(entries.map(({ date }) => date)).toEqual([
      '2026-11-19',
      '2026-11-18T15:00:00.000Z',
      '2026-11-18T09:00:00.000Z',
      '2026-11-18',
      '2026-11-17',
    ]);
  });

  it('keep the carrier’s order if the date is the same', () => {
    const at = '2026-11-18T15:00:00.000Z';
    const entries = notificationsOf([], [notice(3, at), notice(1, at), notice(2, at)]);
    expect(entries.map(({ key }) => key)).toEqual(['notice 3', 'notice 1', 'notice 2']);
  });

  it('have keys without policy numbers, because the browser stores the keys', () => {
    const [entry] = notificationsOf([], [notice(7, '2026-11-18T15:00:00.000Z')]);
    expect(entry?.key).toBe('notice 7');
  });

  it('have a key of day and hash for a message, without its heading or a policy', () => {
    const [entry] = notificationsOf([message('2026-11-18', 'Chargeback on policy NL1')], []);
    expect(entry?.key).toMatch(/^2026-11-18 ~[\da-z]+$/);
    const [other] = notificationsOf([message('2026-11-18', 'Chargeback on policy NL2')], []);
    expect(other?.key).not.toBe(entry?.key);
  });

  it('have a kind and the alerts that they come from', () => {
    const overdue = {
      ...message('2026-11-18'),
      kind: 'Requirements',
      alert: 'Requirement overdue',
    };
    const entries = notificationsOf(
      [overdue, { ...overdue, publishDate: '2026-11-17' }, message('2026-11-16')],
      [notice(1, '2026-11-19T15:00:00.000Z')],
    );
    expect(entries.map(kindOf)).toEqual([
      'Watched policies',
      'Requirements',
      'Requirements',
      'Messages',
    ]);
    expect(alertsOf(entries)).toEqual(['Requirement overdue']);
  });
});

beforeEach(() => localStorage.clear());

describe('notifications read in this browser', () => {
  it('stay read, and later ones are added', () => {
    const readHere = createReadHere();
    const heard = vi.fn<() => void>();
    readHere.subscribe(heard);
    expect([...readHere.read()]).toEqual([]);
    readHere.mark(['a', 'notice 1']);
    readHere.mark(['b']);
    expect(heard).toHaveBeenCalledTimes(2);
    expect([...readHere.read()]).toEqual(['a', 'notice 1', 'b']);
    expect([...createReadHere().read()]).toEqual(['a', 'notice 1', 'b']);
  });

  it('are dropped if there are too many, oldest first', () => {
    const readHere = createReadHere();
    readHere.mark(['first']);
    readHere.mark(Array.from({ length: 500 }, (_, at) => `notice ${at}`));
    expect(readHere.read().size).toBe(500);
    expect(readHere.read().has('first')).toBe(false);
  });

  it('work with an invalid value in storage', () => {
    localStorage.setItem('readNotifications', '{"not":"a list"');
    expect([...createReadHere().read()]).toEqual([]);
  });
});

it.each([
  [{ field: 'status', from: 'Active', to: 'Lapsed' }, 'Active to Lapsed'],
  [
    { field: 'paidToDate', from: '2026-11-10', to: '2026-12-10' },
    'Paid to date: 11/10/2026 to 12/10/2026',
  ],
  [{ field: 'paidToDate', from: '2026-11-10', to: null }, 'Paid to date: 11/10/2026 to none'],
  [{ field: 'paidToDate', from: null, to: '2026-12-10' }, 'Paid to date: none to 12/10/2026'],
  [
    { field: 'requirement', requirement: 'Replacement form', from: 'Open', to: 'Met' },
    'Replacement form: Open to Met',
  ],
  [
    { field: 'requirement', requirement: 'Paramedical exam', from: null, to: 'Open' },
    'New requirement: Paramedical exam, Open',
  ],
  [
    { field: 'requirement', requirement: 'Paramedical exam', from: 'Open', to: null },
    'Requirement withdrawn: Paramedical exam',
  ],
] as const)('describes a change in words: %j', (change, text) => {
  expect(changeText(change)).toBe(text);
});

/** The clock can be on another day than the business date. */
const clock = new Date(2026, 10, 28, 9, 30);
const at = (day: number, hour: number, minute: number) => ({
  startsAt: new Date(2026, 10, day, hour, minute).toISOString(),
});

test.each([
  [at(20, 9, 30), true],
  [at(20, 9, 31), false],
  [at(18, 9, 31), true],
  [at(18, 9, 30), false],
  [{}, false],
])('a message that starts at %j is a banner on 11/18 at 9:30: %s', (message, isBanner) => {
  expect(startsSoon(message, '2026-11-18', clock)).toBe(isBanner);
});

test('where the carrier is a day ahead, a message is a banner until it starts', () => {
  const evening = new Date(2026, 10, 28, 22, 30);
  expect(startsSoon(at(28, 23, 0), '2026-11-29', evening)).toBe(true);
  expect(startsSoon(at(28, 22, 0), '2026-11-29', evening)).toBe(false);
});
