import type { Deadline } from '@agent-portal/data/deadlines/contract';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { describe, expect, test } from 'vitest';
import { toEvents } from './toEvents.ts';

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
