import { useMutation } from '../swr/useMutation.ts';
import { renewRecoveryCodes } from './contract.ts';
import { secondStepReads } from './secondStepReads.ts';

/** Makes new recovery codes; the former ones work no more. */
export function useRenewRecoveryCodes() {
  return useMutation(renewRecoveryCodes, { invalidates: secondStepReads });
}
