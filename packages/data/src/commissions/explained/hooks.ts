import { listHook } from '../../swr/listHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { getCommissionSummary, getCommissionTrace, getPolicyCommissions } from './contract.ts';

export const useCommissionSummary = listHook(getCommissionSummary);
export const useCommissionTrace = readHook(getCommissionTrace, {
  input: (lineId: number) => ({ params: { lineId } }),
});
export const usePolicyCommissions = readHook(getPolicyCommissions, {
  input: (policyNumber: string | null) =>
    policyNumber === null ? null : { params: { policyNumber } },
});
