import { expect, it } from 'vitest';
import { resultOf } from './useBulk.ts';

const rowOf = (policyNumber: string) => ({
  key: policyNumber,
  policyNumber,
  requirementId: null,
  primaryInsured: 'Roe, Jane',
});
const [first, second, third] = ['NL1', 'NL2', 'NL3'].map(rowOf) as [
  ReturnType<typeof rowOf>,
  ReturnType<typeof rowOf>,
  ReturnType<typeof rowOf>,
];

const outcomeOf = (policyNumber: string, reason: string | null) => ({
  policyNumber,
  requirementId: null,
  isDone: reason === null,
  reason,
});

it('keeps what is done, and why the rest is not', () => {
  const outcomes = [outcomeOf('NL2', null), outcomeOf('NL3', 'It is closed.')];
  expect(resultOf([first], [second, third], outcomes)).toEqual({
    done: [first, second],
    refused: [{ row: third, reason: 'It is closed.' }],
  });
});

it('never counts a row as done that the carrier did not answer for', () => {
  expect(resultOf([], [first], [outcomeOf('NL9', null)])).toEqual({
    done: [],
    refused: [{ row: first, reason: 'The carrier did not answer for it.' }],
  });
});
