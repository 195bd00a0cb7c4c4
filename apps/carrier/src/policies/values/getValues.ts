import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import {
  type getFilterValues,
  mostWholeValues,
  type ValueField,
  valueFields,
  type ValueList,
  type ValuePage,
  valuesPageSize,
} from '@agent-portal/data/policies/values/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner } from '../../book/scope.ts';
import { snapshotOf } from '../../book/snapshots.ts';
import { badRequest } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import { cacheJson } from '../../http/answers/jsonText.ts';
import { actorValues } from '../reason/actorOf.ts';
import { foundRows } from './foundRows.ts';
import { allLines, countOf, lineAt } from './Lines.ts';
import { listedValues, type OfferedValues, offeredValues } from './offeredValues.ts';

type Input = InputOf<typeof getFilterValues>;
type Values = OutputOf<typeof getFilterValues>;

/** The values that the filters of a list offer, or a page of those of one filter. */
export async function getValues(
  deps: Deps,
  caller: BookOwner,
  { params: { list }, query: { field, ...query } }: Input,
): Promise<Values> {
  if (field === undefined) {
    const needing = Object.keys(query);
    if (needing.length > 0)
      throw badRequest(needing.map((name) => ({ field: name, message: 'needs a field' })));
    return openingValues(deps, caller, list);
  }
  const { value, asOf } = await offeredValues(deps, caller, list, field);
  return { filters: null, pages: [await pageOf(field, value, query)], asOf: asOf.toISOString() };
}

/** Estimated bytes of a value: its text or object, and its cached JSON. */
const valueWeight = 130;

/** Estimated bytes of the values of all filters. */
export const weighFilters = (filters: PolicyFilterValues): number =>
  Object.values(filters).reduce((sum, list) => sum + list.length * valueWeight, 0);

const opening = {
  name: 'opening filter values',
  /** With the first pages of long lists. */
  weigh: ({ filters }: Opening) => weighFilters(filters) + 50_000,
};

interface Opening {
  readonly filters: PolicyFilterValues;
  readonly pages: ValuePage[];
}

/** The values of the filters when they open: short lists in full, and the first page of long ones. */
async function openingValues(deps: Deps, caller: BookOwner, list: ValueList): Promise<Values> {
  const make = async (): Promise<Opening> => {
    // On PostgreSQL the queries run at the same time.
    await Promise.all(valueFields.map((field) => offeredValues(deps, caller, list, field)));
    const pages: ValuePage[] = [];
    const whole = async (field: ValueField): Promise<string[]> => {
      const { value } = await offeredValues(deps, caller, list, field);
      if (countOf(value.values) <= mostWholeValues) return allLines(value.values);
      pages.push(await pageOf(field, value, {}));
      return [];
    };
    const { agents } = (await listedValues(deps, caller, list)).value;
    const found: Record<string, string[]> = {};
    for (const field of valueFields) found[`${field}FilterValues`] = await whole(field);
    const filters = await cacheJson({
      ...(found as Omit<
        PolicyFilterValues,
        'viewAsFilterValues' | 'viewAsAgentIds' | 'actorFilterValues'
      >),
      viewAsFilterValues: [...agents],
      viewAsAgentIds: [],
      ...actorValues(list),
    });
    return { filters, pages };
  };
  const { value, asOf } = await snapshotOf(deps, opening, [caller.agentIds, list], make);
  return { ...value, asOf: asOf.toISOString() };
}

/** A page after the end has no values. */
async function pageOf(
  field: ValueField,
  { values, labels, folded }: OfferedValues,
  { text = '', page = 1, pageSize = valuesPageSize }: Omit<Input['query'], 'field'>,
): Promise<ValuePage> {
  const rows = await foundRows(folded, text);
  const shown = rows.subarray((page - 1) * pageSize, page * pageSize);
  return {
    field,
    total: rows.length,
    values: Array.from(shown, (row) => ({
      value: lineAt(values, row),
      label: lineAt(labels, row),
    })),
  };
}
