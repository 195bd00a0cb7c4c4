import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { withInlineErrors } from '../withInlineErrors.ts';
import {
  assignFollowUp,
  deleteFollowUp,
  getFollowUps,
  getPolicyFollowUps,
  saveFollowUp,
} from './contract.ts';

/** Notifications and Today list the follow-ups that are due. */
const effects = {
  invalidates: ['/API/UserData/FollowUps', '/content/temporarymessages', '/API/Business/Today'],
  replaces: getPolicyFollowUps,
} as const;

/** The smallest page that a list has; the card shows the first five. */
const firstDue = { query: { page: 1, pageSize: 10, filters: { state: 'due' } } } as const;

export const useDueFollowUps = readHook(withInlineErrors(getFollowUps), {
  input: (isWanted: boolean = true) => (isWanted ? firstDue : null),
});
export const usePolicyFollowUps = readHook(getPolicyFollowUps, {
  input: (policyNumber: string | null) =>
    policyNumber === null ? null : { params: { policyNumber } },
});
export const useSaveFollowUp = changeHook(saveFollowUp, {
  ...effects,
  readWith: ({ body: { policyNumber } }) => ({ params: { policyNumber } }),
});
export const useDeleteFollowUp = changeHook(deleteFollowUp, {
  ...effects,
  readWith: ({ params: { policyNumber } }) => ({ params: { policyNumber } }),
});
export const useAssignFollowUp = changeHook(assignFollowUp, {
  ...effects,
  readWith: ({ params: { policyNumber } }) => ({ params: { policyNumber } }),
});
