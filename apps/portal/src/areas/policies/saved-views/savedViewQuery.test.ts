import { describe, expect, it } from 'vitest';
import { readListAddress } from '../../../shared/list/address/listAddress.ts';
import { pendingAddress } from '../lists/pendingAddress.ts';
import { savedViewQuery, understoodQuery } from './savedViewQuery.ts';

const stateOf = (query: string) => readListAddress(new URLSearchParams(query), pendingAddress);

describe('the query of a saved view', () => {
  it('contains filters, order and page size, but not the page', () => {
    const state = stateOf('page=3&pageSize=25&sort=none&takeAction=true');
    expect(savedViewQuery(state, pendingAddress)).toBe('pageSize=25&sort=none&takeAction=true');
  });

  it('is empty for a list in its default state', () => {
    expect(savedViewQuery(stateOf(''), pendingAddress)).toBe('');
  });

  it('is read in any order, and drops unknown parameters', () => {
    expect(understoodQuery('takeAction=true&gone=1&pageSize=25&page=2', pendingAddress)).toBe(
      'pageSize=25&takeAction=true',
    );
  });
});
