import type { Deadline } from '@agent-portal/data/deadlines/contract';
import { describe, expect, it } from 'vitest';
import { deadlinesList } from './deadlinesList.tsx';
import { whatOf } from './whatOf.ts';

const deadline: Deadline = {
  kind: 'GraceEnd',
  dueOn: '2026-11-20',
  daysLeft: 2,
  agentName: 'Whitfield, Dana',
  agentId: '4471902',
  policyNumber: 'NL1',
  primaryInsured: 'Nair, Priya',
  productName: 'Northfield Term 20',
  person: null,
  part: null,
  years: null,
};
const insured = { person: 'Nair, Priya', part: 'Insured and owner', years: 48 } as const;
const owner = { person: 'Nair, Dev', part: 'Owner', years: 61 } as const;

describe('a deadline in words', () => {
  it.each<[Partial<Deadline>, string]>([
    [{}, 'Lapses unless paid'],
    [{ kind: 'ConversionEnd' }, 'Last day to convert'],
    [{ kind: 'TermEnd' }, 'Last day of the level premium'],
    [{ kind: 'AgeChange', ...insured }, 'Insurance age changes to 48'],
    [
      { kind: 'AgeChange', ...owner, part: 'Insured' },
      'Nair, Dev (insured): insurance age changes to 61',
    ],
    [{ kind: 'Anniversary', years: 1 }, '1 year in force'],
    [{ kind: 'Anniversary', years: 10 }, '10 years in force'],
    [{ kind: 'Birthday', ...insured }, 'Turns 48'],
    [{ kind: 'Birthday', ...owner }, 'Nair, Dev (owner): turns 61'],
  ])('%j', (change, words) => {
    expect(whatOf({ ...deadline, ...change })).toBe(words);
  });
});

it('a deadline has a row for each person of a policy', () => {
  const keys = ['Nair, Priya', 'Nair, Arun'].map((person, index) =>
    deadlinesList.rowKey({ ...deadline, kind: 'Birthday', person }, index),
  );
  expect(new Set(keys).size).toBe(2);
});
