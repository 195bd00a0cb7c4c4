import type { ClaimDetail } from '@agent-portal/data/claims/contract';
import { claimFixtures } from '@agent-portal/data/claims/mocks';
import { describe, expect, it } from 'vitest';
import { claimSentence, dueText } from './claimSentence.ts';

const today = '2026-11-18';
const item = {
  item: 'Attending physician’s statement',
  requestedFrom: 'Physician',
  requested: '2026-11-01',
  due: '2026-11-16',
  receivedOn: null,
};
const arrived = { ...item, receivedOn: '2026-11-10' };
const review: ClaimDetail = { ...claimFixtures.waiting, status: 'In Review', items: [] };

it.each([
  ['2026-11-19', 'due 11/19/2026'],
  ['2026-11-18', 'due today'],
  ['2026-11-17', 'due 11/17/2026, 1 day late'],
  ['2026-10-31', 'due 10/31/2026, 18 days late'],
])('an item that is due on %s is %s', (due, text) => {
  expect(dueText({ due }, today)).toBe(text);
});

describe('the sentence of a claim', () => {
  it.each([
    [
      'names the only missing item',
      [item, arrived],
      'Waiting for the attending physician’s statement from the physician, due 11/16/2026, 2 days late.',
    ],
    [
      'counts missing items, and says when the first is due',
      [{ ...item, due: '2026-11-20' }, item],
      'Waiting for 2 items. The first is due 11/16/2026, 2 days late.',
    ],
    [
      'keeps abbreviations',
      [{ ...item, item: 'UB-04 form' }],
      'Waiting for the UB-04 form from the physician, due 11/16/2026, 2 days late.',
    ],
    [
      'says that nothing is missing',
      [arrived],
      'Home office has everything it asked for, and is reviewing the claim.',
    ],
  ])('%s', (_, items, sentence) => {
    expect(claimSentence({ ...review, items }, today)).toBe(sentence);
  });

  it('says that the review has not started', () => {
    const received = { ...review, status: 'Received', received: '2026-11-08' } as const;
    expect(claimSentence(received, today)).toBe(
      'Home office received the claim on 11/08/2026. The review has not started.',
    );
  });

  it('of a decided claim says what was decided, even if an item never arrived', () => {
    const decided = { ...review, items: [item], lastUpdate: '2026-11-12', history: [] };
    const denied = { ...decided, status: 'Denied' } as const;
    const history = [
      { event: 'Denied', date: '2026-11-12', note: 'The policy does not cover this event.' },
    ] as const;
    expect(claimSentence({ ...decided, status: 'Paid', paid: '1234.50' }, today)).toBe(
      'Paid $1,234.50 on 11/12/2026.',
    );
    expect(claimSentence({ ...decided, status: 'Paid', paid: null }, today)).toBe(
      'Paid on 11/12/2026.',
    );
    expect(claimSentence(denied, today)).toBe('Denied on 11/12/2026.');
    expect(claimSentence({ ...denied, history: [...history] }, today)).toBe(
      'Denied on 11/12/2026. The policy does not cover this event.',
    );
  });
});
