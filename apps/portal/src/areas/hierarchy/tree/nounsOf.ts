import type { FilterState } from '../../../shared/list/address/listState.ts';
import { treeList } from './treeList.ts';

/** Names what the carrier counts: all agents that a filter finds, without one those at the top alone. */
export function nounsOf({ viewAs: _whose, ...filters }: FilterState): typeof treeList.nouns {
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return isFiltered ? treeList.nouns : ['agent at the top level', 'agents at the top level'];
}
