import { downloadHook } from '../../swr/downloadHook.ts';
import { listHook } from '../../swr/listHook.ts';
import { readHook } from '../../swr/readHook.ts';
import { withInlineErrors } from '../../withInlineErrors.ts';
import {
  exportActivePolicies,
  exportPendingPolicies,
  exportPolicyDetail,
  exportTerminatedPolicies,
  getActivePolicies,
  getPendingPolicies,
  getPendingPolicyDetail,
  getPolicyDetail,
  getTerminatedPolicies,
} from './contract.ts';

export const useActivePolicies = listHook(getActivePolicies);
export const useExportActivePolicies = downloadHook(exportActivePolicies);
export const usePendingPolicies = listHook(getPendingPolicies);
export const useExportPendingPolicies = downloadHook(exportPendingPolicies);
export const useTerminatedPolicies = listHook(getTerminatedPolicies);
export const useExportTerminatedPolicies = downloadHook(exportTerminatedPolicies);
export const usePendingPolicyDetail = readHook(getPendingPolicyDetail);
export const usePolicyDetail = readHook(getPolicyDetail);
export const useExportPolicyDetail = downloadHook(exportPolicyDetail);
/** For the part that opens under a row: its errors do not replace the page. */
export const usePolicyAtAGlance = readHook(withInlineErrors(getPolicyDetail), {
  input: (policyNumber: string) => ({ params: { policyNumber } }),
});
