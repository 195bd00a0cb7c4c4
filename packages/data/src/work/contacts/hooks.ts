import { changeHook } from '../../swr/changeHook.ts';
import { saveContact } from './contract.ts';

/**
 * The item, the lists, the policy and the client show the contact, and what follows it is a follow-up.
 * @param policyNumber the policy of the item
 */
export const useSaveContact = changeHook(saveContact, (policyNumber: string) => ({
  invalidates: [
    '/API/PolicyInfo/ActivePolicies/Summaries',
    `/API/PolicyInfo/${encodeURIComponent(policyNumber)}/Lapse`,
    '/API/Clients/',
    '/API/UserData/FollowUps',
    '/content/temporarymessages',
    '/API/Business/Today',
  ] as const,
}));
