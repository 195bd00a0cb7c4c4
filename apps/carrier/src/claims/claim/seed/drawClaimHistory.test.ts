import { claimStatuses } from '@agent-portal/data/claims/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../db/seed/random.ts';
import { drawClaimHistory } from './drawClaimHistory.ts';

const claim = { claimType: 'Disability', receivedOn: '2026-10-01', updatedOn: '2026-10-20' };

describe.each(claimStatuses)('the history of a claim that is %s', (status) => {
  const drawn = Array.from({ length: 50 }, (_, index) =>
    drawClaimHistory(createRandom(`test/${index}`), { ...claim, status }),
  );

  it('begins when the claim was received and ends with its last update', () => {
    for (const { history } of drawn) {
      expect(history[0]).toEqual({ event: 'Received', happenedOn: '2026-10-01', note: null });
      expect(history.at(-1)?.happenedOn).toBe('2026-10-20');
      const days = history.map(({ happenedOn }) => happenedOn);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('ends with the decision of the claim, if there is one', () => {
    const last = { Received: 'Items Requested', 'In Review': 'Review Started' };
    for (const { history } of drawn)
      expect(history.at(-1)?.event).toBe({ Paid: status, Denied: status, ...last }[status]);
  });

  it('has an event for each item that arrived, and open claims alone wait for items', () => {
    for (const { items, history } of drawn) {
      const arrived = items.filter(({ receivedOn }) => receivedOn !== null);
      const events = history.filter(({ event }) => event === 'Item Received');
      expect(events).toHaveLength(arrived.length);
      expect(new Set(events.map(({ note }) => note))).toEqual(
        new Set(arrived.map(({ item }) => item)),
      );
    }
    const waits = drawn.filter(({ items }) => items.some(({ receivedOn }) => receivedOn === null));
    const waiting = { Received: 'all', 'In Review': 'some', Paid: 'none', Denied: 'none' };
    const found = { 0: 'none', 50: 'all' }[waits.length] ?? 'some';
    expect(found).toBe(waiting[status]);
  });
});
