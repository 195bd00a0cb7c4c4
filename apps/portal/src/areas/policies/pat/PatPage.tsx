import type { ApiError } from '@agent-portal/data';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { useStatusCounts } from '@agent-portal/data/policies/status-counts/hooks';
import { formatCount } from '@agent-portal/format';
import { Grid } from '@agent-portal/ui/Grid';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';
import { pendingAddress } from '../lists/pendingAddress.ts';
import { issuedAddresses } from '../lists/issuedAddresses.ts';
import { writeListAddress } from '../../../shared/list/address/listAddress.ts';
import {
  type FilterState,
  initialListState,
  type ListAddress,
  withFilters,
} from '../../../shared/list/address/listState.ts';
import type { Address } from '../../../shared/address.ts';
import { LoadError } from '../../../shared/page/LoadError.tsx';

const CardSection = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token('space-16')};
  padding: ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  & > h2,
  & > p,
  & > dl {
    margin: 0;
  }

  @media ${below('md')} {
    padding: ${token('space-16')};
  }
`;

type Figure = { readonly label: string } & (
  | { readonly count: number }
  | { readonly amount: string }
);

interface StatusCardProps {
  readonly title: string;
  /** The list that the card describes. */
  readonly href: string;
  /** The first count is the main one; undefined while they load. */
  readonly figures: readonly Figure[] | undefined;
  /** The part of the list to look at first. */
  readonly more: { readonly text: string; readonly href: string };
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** One status group of /pat: its counts and a link to its list [S3]. */
function StatusCard({ title, href, figures, more, error, onRetry }: StatusCardProps) {
  const id = useId();
  return (
    <CardSection aria-labelledby={id} aria-busy={!figures && !error}>
      <h2 id={id}>
        <Link href={href}>{title}</Link>
      </h2>
      {error && <LoadError error={error} onRetry={onRetry} />}
      {!error && !figures && <Skeleton lines={4} />}
      {!error && figures && (
        <StatTiles>
          {figures.map((figure, index) => (
            <StatTile
              key={figure.label}
              size={index === 0 ? 'large' : 'regular'}
              label={figure.label}
              value={
                'count' in figure ? formatCount(figure.count) : <Money amount={figure.amount} />
              }
            />
          ))}
        </StatTiles>
      )}
      <p>
        <Link href={more.href}>{more.text}</Link>
      </p>
    </CardSection>
  );
}

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
