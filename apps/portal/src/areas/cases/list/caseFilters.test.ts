import { expect, test } from 'vitest';
import type { ListState } from '../../../shared/list/address/listState.ts';
import { caseQuery } from './caseFilters.ts';

const queryOf = (filters: ListState['filters']) => caseQuery({ filters } as ListState);

test.each<[string, ListState['filters'], object]>([
  ['no filter', {}, {}],
  ['the agent in view', { viewAs: '4473310' }, { ViewAsAgentId: '4473310' }],
  ['the name of the insured', { insured: 'Okafor' }, { PrimaryInsuredName: 'Okafor' }],
  ['the first day', { createdFrom: '2026-11-01' }, { CreatedDateBegin: '2026-11-01' }],
  ['the last day', { createdTo: '2026-11-18' }, { CreatedDateEnd: '2026-11-18' }],
  ['product types', { productType: ['Life', 'Health'] }, { ProductTypes: ['Life', 'Health'] }],
  ['events', { eventType: ['Sent'] }, { EventTypes: ['Sent'] }],
  ['cases that need attention', { attention: true }, { NeedsAttention: true }],
])('asks for %s, and nothing else', (_, filters, query) => {
  expect(queryOf(filters)).toStrictEqual(query);
});

test('cuts a name to the 60 characters that the carrier accepts', () => {
  expect(queryOf({ insured: 'x'.repeat(60) })).toEqual({ PrimaryInsuredName: 'x'.repeat(60) });
  expect(queryOf({ insured: 'x'.repeat(61) })).toEqual({ PrimaryInsuredName: 'x'.repeat(60) });
});
