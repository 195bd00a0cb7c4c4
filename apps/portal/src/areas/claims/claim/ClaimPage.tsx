import type { ClaimDetail, ClaimItem } from '@agent-portal/data/claims/contract';
import { useClaim } from '@agent-portal/data/claims/hooks';
import { formatDate, formatMoney } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import type { BannerTone } from '@agent-portal/ui/Banner';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Stack } from '@agent-portal/ui/Stack';
import { Navigate, useParams } from 'react-router-dom';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { ClientLink } from '../../../shared/cells/ClientLink.tsx';
import { PolicyLink } from '../../../shared/cells/PolicyLink.tsx';
import { PolicyFollowUps } from '../../../work/follow-ups/PolicyFollowUps.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { HistoryCard } from '../../../shared/page/HistoryCard.tsx';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { Rail, RailPart, WithRail } from '../../../shared/page/Rail.tsx';
import { Reason } from '../../../shared/page/Reason.tsx';
import { ThingHead } from '../../../shared/page/ThingHead.tsx';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import { ClaimStatusText } from '../../../shared/claims/ClaimStatusText.tsx';
import { claimSentence, dueText } from './claimSentence.ts';
import { DividedList } from '../../../shared/page/DividedList.ts';

interface ClaimItemsProps {
  readonly items: readonly ClaimItem[];
  /** The business date. */
  readonly today: string;
}

/** What home office asked for: missing items first, then those that arrived. */
function ClaimItems({ items, today }: ClaimItemsProps) {
  if (items.length === 0) return null;
  return (
    <Card>
      <h2>Requested items</h2>
      <DividedList aria-label="Requested items">
        {items.map((one) => (
          <li key={JSON.stringify(one)}>
            <strong>{one.item}</strong>
            <ItemBadge item={one} today={today} />
            <span data-part="note">
              {one.requestedFrom}, requested {formatDate(one.requested)},{' '}
              {one.receivedOn ? `received ${formatDate(one.receivedOn)}` : dueText(one, today)}
            </span>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}

function ItemBadge({ item, today }: { readonly item: ClaimItem; readonly today: string }) {
  if (item.receivedOn) return 'Received';
  if (item.due < today) return <Badge tone="danger">Overdue</Badge>;
  return <Badge tone="warning">Missing</Badge>;
}

/** /claims/:claimNumber: one claim, what home office waits for, its policy and its history. */
export function ClaimPage() {
  const { claimNumber = '' } = useParams();
  const { data, error, retry } = useClaim(claimNumber);
  const ownAddress = useOwnAddress(claimNumber, data?.claimNumber);
  const kind = error?.kind;
  // The carrier gives the same answer for an unknown claim and for a call that it does not offer.
  if (kind === 'not-found' || kind === 'not-offered' || kind === 'invalid') {
    const results = `${paths.claimsResults()}?${new URLSearchParams({ claimNumber })}`;
    return (
      <MessagePage
        title="Claim not found"
        message={`No claim with the number ${claimNumber} is in your book of business.`}
        action={{ href: results, label: 'Search for this number' }}
      />
    );
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  return (
    <>
      <ThingHead
        trail={<Breadcrumbs current={`Claim ${claimNumber}`} />}
        number={data?.claimNumber}
        title={data ? data.claimant : `Claim ${claimNumber}`}
        badge={data && <ClaimStatusText {...data} />}
        facts={
          data && [
            ['Type', data.type],
            ['Product type', data.policy.productType],
            ['Agent', <AgentLink key="agent" agent={data.policy} />],
          ]
        }
      />
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && <Claim claim={data} />}
    </>
  );
}

/** Danger is for an item that is late, and a warning for one that home office waits for. */
function toneOf({ items }: ClaimDetail, today: string): BannerTone {
  const waiting = items.filter(({ receivedOn }) => receivedOn === null);
  if (waiting.some(({ due }) => due < today)) return 'danger';
  return waiting.length > 0 ? 'warning' : 'info';
}

function Claim({ claim }: { readonly claim: ClaimDetail }) {
  const today = useBusinessDate();
  const seesPolicies = useMayOpen(accessRules.policies, paths.pending());
  const { policy, policyNumber } = claim;
  return (
    <>
      <Reason tone={toneOf(claim, today)}>{claimSentence(claim, today)}</Reason>
      <WithRail>
        <Stack gap={16}>
          <ClaimItems items={claim.items} today={today} />
          <HistoryCard
            items={claim.history
              .map(({ event, date, note }, index) => ({
                id: String(index),
                label: event,
                date,
                content: note || undefined,
              }))
              .toReversed()}
          />
        </Stack>
        <Rail>
          <RailPart
            title="Claim"
            items={[
              ['Received', formatDate(claim.received)],
              ['Last update', formatDate(claim.lastUpdate)],
              ['Paid', claim.paid && formatMoney(claim.paid)],
            ]}
          />
          <RailPart
            title="Policy"
            items={[
              ['Policy number', <PolicyLink key="policy" policyNumber={policyNumber} />],
              [
                'Primary insured',
                <ClientLink key="client" clientId={policy.clientId}>
                  {policy.primaryInsured}
                </ClientLink>,
              ],
              ['Status', policy.policyStatus],
            ]}
          />
        </Rail>
        {seesPolicies && <PolicyFollowUps policyNumber={policyNumber} />}
      </WithRail>
    </>
  );
}

export { ClaimPage as Page };
