import type { InputOf } from '../endpoint.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';
import { getTaxForms } from './contract.ts';

/** One page of the own tax forms; null asks nothing. */
export function useTaxForms(input: InputOf<typeof getTaxForms> | null) {
  return useEndpoint(getTaxForms, input, { keepsFormer: true });
}
