import { useMutation } from '../swr/useMutation.ts';
import { deleteFollowUp, getPolicyFollowUps } from './contract.ts';
import { followUpReads } from './effects.ts';

/** Deletes a follow-up; a conflict brings the latest one. */
export function useDeleteFollowUp() {
  return useMutation(deleteFollowUp, {
    invalidates: followUpReads,
    replaces: getPolicyFollowUps,
    readWith: ({ params: { policyNumber } }) => ({ params: { policyNumber } }),
  });
}
