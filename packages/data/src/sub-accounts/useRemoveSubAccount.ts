import { useMutation } from '../swr/useMutation.ts';
import { getSubAccounts, removeSubAccount } from './contract.ts';
import { subAccountReads } from './subAccountReads.ts';

/** Removes a sub-account; a conflict brings the latest one. */
export function useRemoveSubAccount() {
  return useMutation(removeSubAccount, {
    invalidates: subAccountReads,
    replaces: getSubAccounts,
    readWith: () => ({}),
  });
}
