import type { ClaimDetail } from '@agent-portal/data/claims/contract';
import { useClaim } from '@agent-portal/data/claims/hooks';
import { formatDate, formatMoney } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Grid } from '@agent-portal/ui/Grid';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Navigate, useParams } from 'react-router-dom';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { ClientLink } from '../../../shared/cells/ClientLink.tsx';
import { PolicyLink } from '../../../shared/cells/PolicyLink.tsx';
import { PolicyFollowUps } from '../../../shared/follow-ups/PolicyFollowUps.tsx';
import { ListError } from '../../../shared/list/notes/ListError.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import { ClaimStatusText } from '../../../shared/claims/ClaimStatusText.tsx';
import { Lead } from '../../../shared/page/Lead.ts';
import { ClaimHistory } from './ClaimHistory.tsx';
import { ClaimItems } from './ClaimItems.tsx';
import { claimSentence } from './claimSentence.ts';

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
      <PageHeader
        trail={<Breadcrumbs current={`Claim ${claimNumber}`} />}
        title={data ? data.claimant : `Claim ${claimNumber}`}
      />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && <Claim claim={data} />}
    </>
  );
}

function Claim({ claim }: { readonly claim: ClaimDetail }) {
  const today = useBusinessDate();
  const seesPolicies = useMayOpen(accessRules.policies, paths.pending());
  const { policy, policyNumber } = claim;
  return (
    <>
      <Lead>
        <ClaimStatusText status={claim.status} />
        <span>{claimSentence(claim, today)}</span>
      </Lead>
      <Grid minColumn="22rem" gap={24}>
        <ClaimItems items={claim.items} today={today} />
        <Card>
          <h2>Claim</h2>
          <DescriptionList
            items={[
              ['Claim Number', claim.claimNumber],
              ['Claimant', claim.claimant],
              ['Type', claim.type],
              ['Received', formatDate(claim.received)],
              ['Last Update', formatDate(claim.lastUpdate)],
              ['Paid', claim.paid && formatMoney(claim.paid)],
            ]}
          />
        </Card>
        <Card>
          <h2>Policy</h2>
          <DescriptionList
            items={[
              ['Policy Number', <PolicyLink key="policy" policyNumber={policyNumber} />],
              [
                'Primary Insured',
                <ClientLink key="client" clientId={policy.clientId}>
                  {policy.primaryInsured}
                </ClientLink>,
              ],
              ['Status', policy.policyStatus],
              ['Product Type', policy.productType],
              ['Agent', <AgentLink key="agent" agent={policy} />],
            ]}
          />
        </Card>
        {seesPolicies && <PolicyFollowUps policyNumber={policyNumber} />}
        <ClaimHistory history={claim.history} />
      </Grid>
    </>
  );
}

export { ClaimPage as Page };
