import { getSecuredAdvances, getUnsecuredAdvances } from '../debt/contract.ts';
import type { BusinessType, InputOf } from '../endpoint.ts';
import { getPendingPolicyRequirements } from '../policies/contract.ts';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { getIndividualSummary, getWorksiteSummary } from '../production/contract.ts';
import { readHook } from '../swr/readHook.ts';
import { withInlineErrors } from '../withInlineErrors.ts';
import { getIssuedByMonth } from './contract.ts';

const useUnsecured = readHook(withInlineErrors(getUnsecuredAdvances));
const useSecured = readHook(withInlineErrors(getSecuredAdvances));
const usePending = readHook(withInlineErrors(getPendingPolicyRequirements));
const useIndividual = readHook(withInlineErrors(getIndividualSummary));
const useWorksite = readHook(withInlineErrors(getWorksiteSummary));

export const useIssuedByMonth = readHook(getIssuedByMonth);
export const useStatusCountsCard = readHook(withInlineErrors(getStatusCounts));

/** The debt of the user's own book of business, unsecured and secured: both or neither. */
export function useDebtCard() {
  const unsecured = useUnsecured({ query: {} });
  const secured = useSecured({ query: {} });
  const data = unsecured.data &&
    secured.data && { unsecured: unsecured.data.totalDebt, secured: secured.data.totalDebt };
  return {
    data,
    error: unsecured.error ?? secured.error,
    retry: () => {
      unsecured.retry();
      secured.retry();
    },
  };
}

/** One page of the pending list [S2]; in the default order if the carrier does not know `orderBy`. */
export function usePendingPolicyRequirementsCard(
  input: InputOf<typeof getPendingPolicyRequirements> | null,
) {
  const ordered = usePending(input);
  const isUnknownOrder = ordered.error?.kind === 'invalid';
  const query = { ...input?.query, orderBy: undefined };
  const plain = usePending(isUnknownOrder ? { query } : null);
  return isUnknownOrder ? plain : ordered;
}

/** The production of one kind of business, year to date. */
export function useProductionCard(type: BusinessType) {
  const individual = useIndividual(type === 'Individual' ? { query: {} } : null);
  const worksite = useWorksite(type === 'Worksite' ? { query: {} } : null);
  return type === 'Individual' ? individual : worksite;
}
