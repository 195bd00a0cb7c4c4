import { many as manyTexts } from '@agent-portal/ui/filters/address';
import { many } from '../../shared/list/address/listFilters.ts';
import type { ListState } from '../../shared/list/address/listState.ts';

/** The filters of the tax forms (decisions, 3). */
export const taxFormsFilters = [many('taxYear', 'Tax year', 2)] as const;

/** The format of the filters in the URL. */
export const taxFormsFilterAddress = { taxYear: manyTexts } as const;

/** Converts the filters of a list state to the input of the call. */
export function taxFormsQuery({ filters }: ListState) {
  const years = filters['taxYear'] as readonly string[] | undefined;
  return years && { filters: { taxYear: [...years] } };
}
