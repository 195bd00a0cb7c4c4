import { contract } from '@agent-portal/data/contract';
import { expect, test } from 'vitest';
import { accessTable } from './accessTable.ts';

test('the access table has cases for each call of the contract, and for no other', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(Object.keys(contract).toSorted());
  expect(Object.entries(accessTable).filter(([, cases]) => cases.length === 0)).toEqual([]);
});
