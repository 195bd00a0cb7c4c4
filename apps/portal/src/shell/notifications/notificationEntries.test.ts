import type { WatchNotice } from '@agent-portal/data/watches/contract';
import { describe, expect, it } from 'vitest';
import { alertsOf, kindOf, notificationsOf } from './notificationEntries.ts';

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
