import { changeHook } from '../../swr/changeHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { withInlineErrors } from '../../withInlineErrors.ts';
import { deleteFollowUp, getFollowUps, getPolicyFollowUps, saveFollowUp } from './contract.ts';

/** Notifications and Today list the follow-ups that are due. The answer replaces those of the policy, if it has one. */
const effectsOn = (policyNumber: string | null) =>
  ({
    invalidates: ['/API/UserData/FollowUps', '/content/temporarymessages', '/API/Business/Today'],
    ...(policyNumber !== null && {
      replaces: getPolicyFollowUps,
      readWith: () => ({ params: { policyNumber } }),
    }),
  }) as const;

/** The smallest page that a list has; the card shows the first five. */
const firstDue = { query: { page: 1, pageSize: 10, filters: { state: 'due' } } } as const;

export const useDueFollowUps = readHook(withInlineErrors(getFollowUps), {
  input: (isWanted: boolean = true) => (isWanted ? firstDue : null),
});
export const usePolicyFollowUps = readHook(getPolicyFollowUps, {
  input: (policyNumber: string | null) =>
    policyNumber === null ? null : { params: { policyNumber } },
});
export const useSaveFollowUp = changeHook(saveFollowUp, effectsOn);
export const useDeleteFollowUp = changeHook(deleteFollowUp, effectsOn);
