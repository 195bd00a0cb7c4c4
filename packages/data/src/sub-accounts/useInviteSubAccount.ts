import { useMutation } from '../swr/useMutation.ts';
import { getSubAccounts, inviteSubAccount } from './contract.ts';
import { subAccountReads } from './subAccountReads.ts';

/** Makes a sub-account and sends it an invitation. */
export function useInviteSubAccount() {
  return useMutation(inviteSubAccount, {
    invalidates: subAccountReads,
    replaces: getSubAccounts,
    readWith: () => ({}),
  });
}
