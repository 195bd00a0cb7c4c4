import { useMutation } from '../swr/useMutation.ts';
import { getPolicyFollowUps, saveFollowUp } from './contract.ts';
import { followUpReads } from './effects.ts';

/** Sets or changes a follow-up; a conflict brings the latest one. */
export function useSaveFollowUp() {
  return useMutation(saveFollowUp, {
    invalidates: followUpReads,
    replaces: getPolicyFollowUps,
    readWith: ({ body: { policyNumber } }) => ({ params: { policyNumber } }),
  });
}
