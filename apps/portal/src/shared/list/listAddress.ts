import type { FilterChoice, FilterForm, ListDefinition, ListState, Sort } from './listState.ts';
import { initialListState } from './listState.ts';

/** The largest page an address may name; the carrier answers the last page past the end. */
const largestPage = 100_000_000;

/** A calendar day that exists: `2026-02-29` does not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function readChoice(values: readonly string[], form: FilterForm): FilterChoice | undefined {
  const [first] = values;
  if (first === undefined || first === '') return undefined;
  switch (form) {
    case 'one':
      return first;
    case 'many':
      return [...new Set(values)];
    case 'day':
      return isDay(first) ? first : undefined;
    case 'mark':
      return first === 'true' ? true : undefined;
    default:
      return form satisfies never;
  }
}

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
  const filters: Record<string, FilterChoice> = {};
  for (const [name, form] of Object.entries(definition.filters)) {
    const choice = readChoice(search.getAll(name), form);
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
  for (const name of Object.keys(definition.filters)) {
    const choice = state.filters[name];
    if (choice === undefined) continue;
    for (const value of Array.isArray(choice) ? choice : [choice]) {
      search.append(name, String(value));
    }
  }
  return search;
}
