import { useMutation } from '../swr/useMutation.ts';
import { getSubAccounts, inviteAgain } from './contract.ts';
import { subAccountReads } from './subAccountReads.ts';

/** Sends an invitation again, with a new link; a conflict brings the latest sub-account. */
export function useInviteAgain() {
  return useMutation(inviteAgain, {
    invalidates: subAccountReads,
    replaces: getSubAccounts,
    readWith: () => ({}),
  });
}
