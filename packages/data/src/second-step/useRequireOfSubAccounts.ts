import { useMutation } from '../swr/useMutation.ts';
import { requireOfSubAccounts } from './contract.ts';
import { secondStepReads } from './secondStepReads.ts';

/** Asks for a second step of the agent's sub-accounts, or no more. */
export function useRequireOfSubAccounts() {
  return useMutation(requireOfSubAccounts, { invalidates: secondStepReads });
}
