import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { usePolicyDocuments } from '@agent-portal/data/policies/uploads/hooks';
import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { usePolicyLapse } from '@agent-portal/data/work/lapse/hooks';
import { formatMoment } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { Stack } from '@agent-portal/ui/Stack';
import { useParams } from 'react-router-dom';
import { ClientInformation } from './ClientInformation.tsx';
import { NoCallNote } from '../../../../shared/cells/NoCallNote.tsx';
import { LazyLapsePanel } from '../../../../work/lapse/lazyLapsePanel.ts';
import { PolicyCommissions } from './PolicyCommissions.tsx';
import { PolicyFrame } from '../PolicyFrame.tsx';
import { requirementToAct } from '../lead/useActionLink.ts';
import { policyHistory } from './policyHistory.ts';
import { PolicyRail } from './PolicyRail.tsx';
import { RequirementList } from './RequirementList.tsx';
import { HistoryCard } from '../../../../shared/page/HistoryCard.tsx';
import { WithRail } from '../../../../shared/page/Rail.tsx';
import { LoadError } from '../../../../shared/page/LoadError.tsx';
import { DocumentList } from '../uploads/DocumentList.tsx';

/** The documents that were sent for a policy. Without any, the page has no such card. */
function PolicyDocuments({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error, retry } = usePolicyDocuments({ params: { id: policyNumber } });
  if (error?.kind === 'not-offered') return null;
  if (!error && !data?.documents.length) return null;
  return (
    <Card>
      <h2>Documents sent</h2>
      {error && <LoadError error={error} onRetry={retry} />}
      {data && data.documents.length > 0 && (
        <DocumentList
          policyNumber={policyNumber}
          documents={data.documents}
          about={({ date, sentBy }) => `${formatMoment(date)}, ${sentBy}`}
        />
      )}
    </Card>
  );
}

const columns: readonly Column<Policy['coverages'][number]>[] = [
  { id: 'name', header: 'Coverage', heading: true, width: 12 },
  { id: 'kind', header: 'Kind', width: 5, card: 'status' },
  { id: 'faceAmount', header: 'Face amount', kind: 'money', width: 8 },
  { id: 'annualPremium', header: 'Annual premium', kind: 'money', width: 8, card: 'summary' },
  { id: 'effectiveDate', header: 'Effective date', kind: 'date', hideOrder: 1 },
];

/** The coverages and riders of the policy (decisions, 3). */
function Coverages({ coverages }: { readonly coverages: Policy['coverages'] }) {
  if (coverages.length === 0) return null;
  return (
    <DataTable
      name="Coverages and riders"
      columns={columns}
      rows={coverages}
      rowKey={(cover) => JSON.stringify(cover)}
      toolbar={<h2>Coverages and riders</h2>}
      status="ready"
    />
  );
}

/** /policy/:id/details: one policy in the user's book of business [S2]. */
export function PolicyDetailsPage() {
  const { id = '' } = useParams();
  // Requested together with the policy: they are among its requirements, and move what is below.
  usePolicyFollowUps(id);
  // Contacts are in the history, also those of a policy that is not past due.
  const lapse = usePolicyLapse(id);
  return (
    <PolicyFrame>
      {(policy) => (
        <>
          {policy.noCall && <NoCallNote noCall={policy.noCall} />}
          {policy.policyStatus === 'Active' && !policy.noCall && (
            <LazyLapsePanel policyNumber={policy.policyNumber} />
          )}
          <WithRail>
            <Stack gap={16}>
              <RequirementList policy={policy} offered={requirementToAct(policy)} />
              <ClientInformation policy={policy} />
              <Coverages coverages={policy.coverages} />
              <HistoryCard items={policyHistory(policy, lapse.data?.contacts)} />
            </Stack>
            <PolicyRail policy={policy} />
            <Stack gap={16}>
              <PolicyCommissions policyNumber={policy.policyNumber} />
              <PolicyDocuments policyNumber={policy.policyNumber} />
            </Stack>
          </WithRail>
        </>
      )}
    </PolicyFrame>
  );
}

export { PolicyDetailsPage as Page };
