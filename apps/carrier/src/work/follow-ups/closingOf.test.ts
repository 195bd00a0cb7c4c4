import { expect, it } from 'vitest';
import { closingOf, type Facts, isInBook } from './closing.ts';

const today = '2026-11-18';

type Row = Parameters<typeof closingOf>[0];
const rowOf = (subject: Row['subject'], more: Partial<Row> = {}): Row => ({
  subject,
  itemKey: 'key',
  policyNumber: 'P1',
  followUpOn: today,
  savedAt: new Date('2026-11-10T15:00:00Z'),
  doneOn: null,
  ...more,
});
const policyOf = (policyStatus: 'Pending' | 'Active' | 'Lapsed', more: object = {}) => ({
  policyStatus,
  statusDate: '2026-11-12',
  primaryInsured: 'Okafor, Ifeoma',
  agentName: 'Whitfield, Dana',
  agentId: '1',
  ...more,
});

it.each<[string, Facts, boolean]>([
  ['an item of the book', { item: {} }, true],
  ['an item that is gone, with its policy', { item: null, policy: policyOf('Active') }, true],
  ['an item that is gone, where no policy can be asked for', { item: null }, false],
  ['a policy that left the book', { policy: null }, false],
  ['an item and a policy that left the book', { item: null, policy: null }, false],
  ['what the carrier cannot be asked', {}, true],
])('%s is seen or not', (_, facts, expected) => {
  expect(isInBook(facts)).toBe(expected);
});

const lateOf = (paidToDate: string) => ({ policy: policyOf('Active', { paidToDate }) });

it.each<[string, Row, Facts, string | null, string | null]>([
  ['a requirement', rowOf('requirement'), { item: { metOn: null } }, null, null],
  [
    'a requirement that is met',
    rowOf('requirement'),
    { item: { metOn: '2026-11-17' } },
    'Requirement met',
    '2026-11-17',
  ],
  [
    'a requirement of an issued policy',
    rowOf('requirement'),
    { item: null, policy: policyOf('Active') },
    'Policy no longer pending',
    '2026-11-12',
  ],
  [
    'a requirement that cannot be asked for',
    rowOf('requirement'),
    { policy: policyOf('Pending') },
    null,
    null,
  ],
  [
    'one of an issued policy that cannot be asked for',
    rowOf('requirement'),
    { policy: policyOf('Active') },
    'Policy no longer pending',
    '2026-11-12',
  ],
  ['a premium past due', rowOf('chargeback'), lateOf('2026-11-17'), null, null],
  ['a premium due today', rowOf('chargeback'), lateOf(today), 'Premium paid', null],
  ['a premium that only debt shows', rowOf('chargeback'), { item: {} }, null, null],
  [
    'a policy that lapsed',
    rowOf('policy'),
    { policy: policyOf('Lapsed') },
    'Policy no longer active',
    '2026-11-12',
  ],
  ['a payment of a lapsed policy', rowOf('payment'), { policy: policyOf('Lapsed') }, null, null],
  [
    'a change of a policy that was issued again later',
    rowOf('change', { itemKey: 'P1' }),
    { policy: policyOf('Active', { issueDate: '2026-11-11' }) },
    'Changed again',
    '2026-11-12',
  ],
  [
    'a change of a policy, saved on its day',
    rowOf('change', { itemKey: 'P1' }),
    { policy: policyOf('Active', { issueDate: '2026-11-10' }) },
    null,
    null,
  ],
  ['a change: met before', rowOf('change'), { item: { metOn: '2026-11-10' } }, null, null],
  [
    'a change: withdrawn since',
    rowOf('change'),
    { item: null, policy: policyOf('Pending') },
    'Requirement withdrawn',
    null,
  ],
  ['a case that cannot be asked for', rowOf('case'), { policy: policyOf('Active') }, null, null],
  ['a deadline within 90 days', rowOf('deadline'), { item: { dueOn: '2027-02-16' } }, null, null],
  [
    'the return of a deadline',
    rowOf('deadline'),
    { item: { dueOn: '2027-02-17' } },
    'Deadline over',
    null,
  ],
  ['what is done', rowOf('claim', { doneOn: '2026-11-13' }), { item: {} }, 'Done', '2026-11-13'],
])('a follow-up on %s is open or closed', (_, row, facts, closedBecause, closedOn) => {
  expect(closingOf(row, facts, today)).toEqual({ closedBecause, closedOn });
});
