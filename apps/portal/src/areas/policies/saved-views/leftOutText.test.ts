import { expect, test } from 'vitest';
import { leftOutText } from './leftOutText.ts';

const view = { viewId: 2, name: 'Late', query: '', savedAt: '', sharedBy: 'Dana Whitfield' };

test('names the filters of a shared view that do not apply to its reader', () => {
  expect(leftOutText({ ...view, leftOut: ['viewAs'] })).toBe(
    'The filter View As is left out for agents who are not in your book.',
  );
  expect(leftOutText({ ...view, leftOut: ['agentLastName', 'agentId'] })).toBe(
    'The filters Agent Name and Agent ID are left out for agents who are not in your book.',
  );
});

test('says nothing of a view that applies in full', () => {
  expect(leftOutText(view)).toBeUndefined();
  expect(leftOutText({ name: 'Mine', query: '', savedAt: '' })).toBeUndefined();
  expect(leftOutText(undefined)).toBeUndefined();
});
