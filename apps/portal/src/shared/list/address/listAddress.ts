import type { FilterValue } from '@agent-portal/ui/filters';
import type { ListAddress, ListState, Sort } from './listState.ts';
import { defaultPageSize, defaultSortOf } from './listState.ts';

/** The largest page number in a URL. Beyond the end, the carrier returns the last page. */
const largestPage = 100_000_000;

function readSort<Field extends string>(
  text: string | null,
  { sortFields }: ListAddress<Field>,
  defaultSort: Sort<Field>,
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

const paging = ['page', 'pageSize', 'sort'] as const;

const keyIn = ({ prefix }: Pick<ListAddress, 'prefix'>, name: string) =>
  prefix ? `${prefix}.${name}` : name;

/** The parameters of the URL that belong to a list. */
function ownKeys(address: ListAddress): readonly string[] {
  return [...paging, ...Object.keys(address.filters)].map((name) => keyIn(address, name));
}

/**
 * Reads the list state from a URL. Invalid parameters, such as a page 0 or a filter of an old bookmark,
 * are ignored, because another user can have created the link.
 */
export function readListAddress<Field extends string>(
  search: URLSearchParams,
  address: ListAddress<Field>,
): ListState<Field> {
  const textOf = (name: string) => search.get(keyIn(address, name));
  const asked = Number(textOf('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= largestPage ? asked : 1;
  const pageSize = Number(textOf('pageSize'));
  const filters: Record<string, FilterValue> = {};
  for (const [name, form] of Object.entries(address.filters)) {
    const choice = form.read(search.getAll(keyIn(address, name)));
    if (choice !== undefined) filters[name] = choice;
  }
  return {
    page,
    pageSize: address.pageSizes.includes(pageSize) ? pageSize : defaultPageSize(address, page),
    sort: readSort(textOf('sort'), address, defaultSortOf(address, filters)),
    filters,
  };
}

/** The parameter of the address that names the open item. */
export const itemName = 'item';

/**
 * Writes the query of a list. It contains no default values (decisions, 2).
 * @param others the other parameters of the URL, which stay
 */
export function writeListAddress(
  state: ListState,
  address: ListAddress,
  others?: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(others);
  // The open item belongs to the rows that show now.
  for (const key of [...ownKeys(address), itemName]) search.delete(key);
  const append = (name: string, value: string) => search.append(keyIn(address, name), value);
  if (state.page !== 1) append('page', String(state.page));
  if (state.pageSize !== defaultPageSize(address, state.page))
    append('pageSize', String(state.pageSize));
  const defaultSort = defaultSortOf(address, state.filters);
  if (writeSort(state.sort) !== writeSort(defaultSort)) append('sort', writeSort(state.sort));
  for (const [name, form] of Object.entries(address.filters)) {
    const choice = state.filters[name];
    if (choice === undefined) continue;
    for (const text of form.write(choice)) append(name, text);
  }
  return search;
}
