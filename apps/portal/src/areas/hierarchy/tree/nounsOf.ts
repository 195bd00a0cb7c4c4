import type { FilterState } from '../../../shared/list/address/listState.ts';
import { treeList } from './treeList.tsx';

/** Names what the total counts: all matching agents with a filter, only the top level without one. */
export function nounsOf({ viewAs: _whose, ...filters }: FilterState): typeof treeList.nouns {
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return isFiltered ? treeList.nouns : ['agent at the top level', 'agents at the top level'];
}
