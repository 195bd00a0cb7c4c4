import type { InputOf } from '../endpoint.ts';
import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getPolicyLapse, getRecovered, saveLapseCall } from './contract.ts';

export const usePolicyLapse = readHook(getPolicyLapse, {
  input: (policyNumber: string | null) =>
    policyNumber === null ? null : { params: { policyNumber } },
});
export const useRecovered = readHook(getRecovered, {
  input: (viewAs: string | null, isWanted: boolean) =>
    isWanted ? { query: viewAs === null ? {} : { viewAs } } : null,
});
/** The lists show the last call, and what follows it is a follow-up. */
export const useSaveLapseCall = changeHook(saveLapseCall, (policyNumber: string) => ({
  invalidates: [
    '/API/PolicyInfo/ActivePolicies/Summaries',
    '/API/UserData/FollowUps',
    '/API/Business/Today',
    `/API/PolicyInfo/${encodeURIComponent(policyNumber)}/Lapse`,
  ] as const,
  replaces: getPolicyLapse,
  readWith: ({ body }: InputOf<typeof saveLapseCall>) => ({
    params: { policyNumber: body.policyNumber },
  }),
}));
