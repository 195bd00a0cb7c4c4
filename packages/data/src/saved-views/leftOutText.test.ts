import { expect, test } from 'vitest';
import { leftOutText } from './leftOutText.ts';

test.each([
  ['', ['viewAs'], 'Not filtered by View As: none of the values is in your book.'],
  [
    'due=overdue',
    ['primaryInsured', 'policyNumber'],
    'Not filtered by Primary Insured and Policy Number: none of the values is in your book.',
  ],
  ['agentId=1', ['agentId'], 'Values of Agent ID that are not in your book are left out.'],
  [
    'agentId=1',
    ['agentLastName', 'agentId'],
    'Values of Agent ID that are not in your book are left out. Not filtered by Agent Name: none of the values is in your book.',
  ],
] as const)('of %j without values of %j says so', (query, leftOut, text) => {
  expect(leftOutText({ query, leftOut: [...leftOut] })).toBe(text);
});

test('says nothing of a view that applies in full', () => {
  expect(leftOutText({ query: 'due=overdue' })).toBeUndefined();
  expect(leftOutText({ query: '', leftOut: [] })).toBeUndefined();
});
