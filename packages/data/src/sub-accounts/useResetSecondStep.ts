import { useMutation } from '../swr/useMutation.ts';
import { getSubAccounts, resetSecondStep } from './contract.ts';
import { subAccountReads } from './subAccountReads.ts';

/** Takes the second step of a sub-account away; a conflict brings the latest one. */
export function useResetSecondStep() {
  return useMutation(resetSecondStep, {
    invalidates: subAccountReads,
    replaces: getSubAccounts,
    readWith: () => ({}),
  });
}
