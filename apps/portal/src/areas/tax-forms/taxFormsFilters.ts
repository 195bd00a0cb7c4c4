import { many as manyTexts } from '@agent-portal/ui/filters/address';
import { many } from '../../shared/list/address/listFilters.ts';
import type { ListState } from '../../shared/list/address/listState.ts';

/** The filters of the tax forms (decisions, 3). */
export const taxFormsFilters = [many('taxYear', 'Tax Year', 2)] as const;

/** Their form in the address. */
export const taxFormsFilterAddress = { taxYear: manyTexts } as const;

/** The filters of a state, as the call has them. */
export function taxFormsQuery({ filters }: ListState) {
  const years = filters['taxYear'] as readonly string[] | undefined;
  return years && { filters: { taxYear: [...years] } };
}
