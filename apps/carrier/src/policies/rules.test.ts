import { describe, expect, it } from 'vitest';
import { daysOverdue, isActionNeeded, lastChange, requirementState } from './rules.ts';

const today = '2026-11-18';
const open = { dueOn: '2026-12-01', scheduledOn: null, metOn: null, owedBy: 'Agent' } as const;

describe('a requirement', () => {
  it.each([
    [open, 'Open', 0],
    [{ ...open, dueOn: today }, 'Open', 0],
    [{ ...open, dueOn: '2026-11-17' }, 'Overdue', 1],
    [{ ...open, scheduledOn: '2026-11-20' }, 'Scheduled', 0],
    [{ ...open, dueOn: '2026-10-31', scheduledOn: '2026-11-20' }, 'Scheduled', 0],
    [{ ...open, dueOn: '2026-10-31', scheduledOn: today }, 'Scheduled', 0],
    [{ ...open, dueOn: '2026-10-31', scheduledOn: '2026-11-17' }, 'Overdue', 18],
    [{ ...open, scheduledOn: '2026-11-17' }, 'Open', 0],
    [{ ...open, dueOn: '2026-11-01', scheduledOn: '2026-11-20', metOn: today }, 'Met', 0],
    [{ ...open, dueOn: '2026-11-01', metOn: '2026-11-10' }, 'Met', 0],
  ] as const)('%j is %s, overdue %i days', (progress, state, days) => {
    expect(requirementState(progress, today)).toBe(state);
    expect(daysOverdue(progress, today)).toBe(days);
  });

  it('needs action while it is unmet and the agent has to act', () => {
    expect(isActionNeeded(open)).toBe(true);
    expect(isActionNeeded({ ...open, owedBy: 'Carrier' })).toBe(false);
    expect(isActionNeeded({ ...open, metOn: today })).toBe(false);
  });
});

describe('the last change', () => {
  const noon = new Date('2026-11-17T12:00:00Z');

  it.each([
    [
      'a day, from its start',
      ['2026-11-18', null, '2026-11-01'],
      [noon],
      '2026-11-18T00:00:00.000Z',
    ],
    ['a moment', ['2026-11-17', null], [null, noon], '2026-11-17T12:00:00.000Z'],
    ['the beginning of time, where nothing is known', [null], [null], '1970-01-01T00:00:00.000Z'],
  ])('is %s', (_, days, moments, expected) => {
    expect(lastChange({ days, moments })).toBe(expected);
  });
});
