import { useMutation } from '../swr/useMutation.ts';
import { getSubAccounts, changeSubAccount } from './contract.ts';
import { subAccountReads } from './subAccountReads.ts';

/** Changes what a sub-account may reach, until when, and whether it is let in; a conflict brings the latest one. */
export function useChangeSubAccount() {
  return useMutation(changeSubAccount, {
    invalidates: subAccountReads,
    replaces: getSubAccounts,
    readWith: () => ({}),
  });
}
