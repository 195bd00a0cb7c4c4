import { readHook } from '../../swr/readHook.ts';
import { getPolicyLapse, getRecovered } from './contract.ts';

export const usePolicyLapse = readHook(getPolicyLapse, {
  input: (policyNumber: string | null) =>
    policyNumber === null ? null : { params: { policyNumber } },
});
export const useRecovered = readHook(getRecovered, {
  input: (viewAs: string | null, isWanted: boolean) =>
    isWanted ? { query: viewAs === null ? {} : { viewAs } } : null,
});
