import { describe, expect, it } from 'vitest';
import { readListAddress } from '../../../shared/list/address/listAddress.ts';
import { pendingAddress } from '../lists/pendingAddress.ts';
import { savedViewQuery, understoodQuery } from './savedViewQuery.ts';

const stateOf = (query: string) => readListAddress(new URLSearchParams(query), pendingAddress);

describe('the query of a saved view', () => {
  it('holds filters, order and page size, and leaves the page out', () => {
    const state = stateOf('page=3&pageSize=25&sort=none&takeAction=true');
    expect(savedViewQuery(state, pendingAddress)).toBe('pageSize=25&sort=none&takeAction=true');
  });

  it('of a list as it opens is empty', () => {
    expect(savedViewQuery(stateOf(''), pendingAddress)).toBe('');
  });

  it('is understood whatever its order, without what the list does not know', () => {
    expect(understoodQuery('takeAction=true&gone=1&pageSize=25&page=2', pendingAddress)).toBe(
      'pageSize=25&takeAction=true',
    );
  });
});
