import type { FilterValue } from '@agent-portal/ui/filters';
import type { ListDefinition, ListState, Sort } from './listState.ts';
import { initialListState } from './listState.ts';

/** The largest page an address may name; the carrier answers the last page past the end. */
const largestPage = 100_000_000;

function readSort<Field extends string>(
  text: string | null,
  { sortFields, defaultSort }: ListDefinition<Field>,
): Sort<Field> | null {
  if (text === 'none') return null;
  const [, minus, name] = /^(-?)(\w+)$/.exec(text ?? '') ?? [];
  const field = sortFields.find((candidate) => candidate === name);
  return field ? { field, direction: minus ? 'desc' : 'asc' } : defaultSort;
}

function writeSort(sort: Sort | null): string {
  if (!sort) return 'none';
  return sort.direction === 'desc' ? `-${sort.field}` : sort.field;
}

/**
 * The list that an address asks for. What the address should not hold, an old bookmark's filter or a
 * page 0, is left out rather than refused: somebody else may have written it.
 */
export function readListAddress<Field extends string>(
  search: URLSearchParams,
  definition: ListDefinition<Field>,
): ListState<Field> {
  const initial = initialListState(definition);
  const page = Number(search.get('page') ?? 1);
  const pageSize = Number(search.get('pageSize'));
  const filters: Record<string, FilterValue> = {};
  for (const [name, form] of Object.entries(definition.filters)) {
    const choice = form.read(search.getAll(name));
    if (choice !== undefined) filters[name] = choice;
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
    pageSize: definition.pageSizes.includes(pageSize) ? pageSize : initial.pageSize,
    sort: readSort(search.get('sort'), definition),
    filters,
  };
}

/** The address of a list; defaults are left out of it (decisions, 2). */
export function writeListAddress(state: ListState, definition: ListDefinition): URLSearchParams {
  const initial = initialListState(definition);
  const search = new URLSearchParams();
  if (state.page !== 1) search.set('page', String(state.page));
  if (state.pageSize !== initial.pageSize) search.set('pageSize', String(state.pageSize));
  if (writeSort(state.sort) !== writeSort(initial.sort)) search.set('sort', writeSort(state.sort));
  for (const [name, form] of Object.entries(definition.filters)) {
    const choice = state.filters[name];
    if (choice === undefined) continue;
    for (const text of form.write(choice)) search.append(name, text);
  }
  return search;
}
