import { useMutation } from '../../swr/useMutation.ts';
import { casesChanged } from '../casesChanged.ts';
import { voidCase } from './contract.ts';

/** Voids an envelope, with a reason. */
export function useVoidCase() {
  return useMutation(voidCase, { invalidates: casesChanged });
}
