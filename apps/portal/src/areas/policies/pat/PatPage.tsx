import { useStatusCounts } from '@agent-portal/data/policies/status-counts/hooks';
import { paths } from '../../../paths.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { StatusCard } from './StatusCard.tsx';
import { pendingAddress } from '../lists/pendingAddress.ts';
import { issuedAddresses } from '../lists/issuedAddresses.ts';
import { Grid } from '@agent-portal/ui/Grid';
import { writeListAddress } from '../../../shared/list/address/listAddress.ts';
import {
  type FilterState,
  initialListState,
  type ListAddress,
  withFilters,
} from '../../../shared/list/address/listState.ts';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import type { Address } from '../../../shared/address.ts';

/** Returns the URL of a list in its default state plus some filters. */
function filteredList(path: string, list: ListAddress, filters: FilterState): string {
  return `${path}?${writeListAddress(withFilters(initialListState(list), list, filters), list)}`;
}

const { Active, Terminated } = issuedAddresses;
const links = {
  takeAction: filteredList(paths.pending(), pendingAddress, { takeAction: true }),
  pastDue: filteredList(paths.active(), Active, { pastDue: true }),
  declined: filteredList(paths.terminated(), Terminated, { firstPaymentFail: true }),
} as const;

/**
 * /pat: the overview of the three policy lists, with a card of counts for each [S2]. When the counts
 * fail, each card shows the error and still links to its list [S8].
 */
export function PatPage() {
  const { data, error, retry } = useStatusCounts();
  const common = { error, onRetry: retry };
  const { pendingPolicies, activePolicies, terminatedPolicies } = data ?? {};
  return (
    <>
      <PageHeader title="Policy Overview" />
      <Grid columns={3} minColumn="18rem" gap={24}>
        <StatusCard
          {...common}
          title="Pending"
          href={paths.whole(paths.pending())}
          figures={
            pendingPolicies && [
              {
                label: 'Underwriting requirements',
                count: pendingPolicies.underwritingRequirements,
              },
              { label: 'Pending premium', amount: pendingPolicies.pendingPremium },
            ]
          }
          more={{ text: 'Requirements that need action', href: links.takeAction }}
        />
        <StatusCard
          {...common}
          title="Active"
          href={paths.whole(paths.active())}
          figures={
            activePolicies && [
              { label: 'Policies', count: activePolicies.totalPolicies },
              { label: 'Annualized premium', amount: activePolicies.annualizedPremium },
              { label: 'Past due premium', amount: activePolicies.pastDuePremium },
            ]
          }
          more={{ text: 'Policies past due', href: links.pastDue }}
        />
        <StatusCard
          {...common}
          title="Terminated"
          href={paths.whole(paths.terminated())}
          figures={
            terminatedPolicies && [
              {
                label: 'Declined initial premium payments',
                count: terminatedPolicies.declinedInitialPremiumPayments,
              },
            ]
          }
          more={{ text: 'Policies whose first payment failed', href: links.declined }}
        />
      </Grid>
    </>
  );
}

export { PatPage as Page };

/** Requests the counts while the code of the page loads. */
export async function startData({ portal }: Address): Promise<void> {
  await portal.client.prefetch(getStatusCounts, {});
}
