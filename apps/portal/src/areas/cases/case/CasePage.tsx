import { useCase } from '@agent-portal/data/cases/desk/hooks';
import type { CaseDetail } from '@agent-portal/data/cases/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatDay } from '@agent-portal/format';
import { Grid } from '@agent-portal/ui/Grid';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Navigate, useParams } from 'react-router-dom';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { attentionText } from '../attentionText.ts';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { ClientLink } from '../../../shared/cells/ClientLink.tsx';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PolicyLink } from '../../../shared/cells/PolicyLink.tsx';
import { PolicyFollowUps } from '../../../shared/follow-ups/PolicyFollowUps.tsx';
import { ListError } from '../../../shared/list/notes/ListError.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { useOwnAddress } from '../../../shared/page/useOwnAddress.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import { CaseCommands } from './CaseCommands.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { Lead } from '../../../shared/page/Lead.ts';

/** /case-management/:id: one envelope, its events and its commands. */
export function CasePage() {
  const { id = '' } = useParams();
  const { data, error, retry } = useCase(id);
  const seesPolicies = useMayOpen(accessRules.policies, paths.pending());
  const ownAddress = useOwnAddress(id, data?.envelopeId);
  const kind = error?.kind;
  // The carrier gives the same answer for an unknown case and for a call that it does not offer.
  if (kind === 'not-found' || kind === 'not-offered' || kind === 'invalid') {
    return (
      <MessagePage
        title="Case not found"
        message={`No case with the number ${id} is in your book of business.`}
        action={{ href: paths.cases(), label: 'Back to Case Management' }}
      />
    );
  }
  if (ownAddress) return <Navigate to={ownAddress} replace />;
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs current={`Case ${id}`} />}
        title={data ? data.primaryInsured : `Case ${id}`}
        actions={data && <CaseCommands envelope={data} />}
      />
      {error && <ListError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && (
        <Grid minColumn="22rem" gap={24}>
          <CaseSummary envelope={data} />
          {seesPolicies && <PolicyFollowUps policyNumber={data.policyNumber} />}
          <CaseHistory history={data.history} />
        </Grid>
      )}
    </>
  );
}

const documents = { Application: 'Application to sign', Policy: 'Policy to receive' } as const;

/** The current data of an envelope. */
function CaseSummary({ envelope }: { readonly envelope: CaseDetail }) {
  const today = useBusinessDate();
  const { agentName, agentId, document, attention } = envelope;
  return (
    <Card>
      <h2>Envelope</h2>
      <Lead>
        <CaseEventText {...envelope} />
        <span>
          {attention === 'NotViewed'
            ? attentionText(envelope, today)
            : formatDay(envelope.eventDate)}
        </span>
        {attention && <strong>Needs your attention</strong>}
      </Lead>
      <DescriptionList
        items={[
          [
            'Client',
            envelope.clientId && (
              <ClientLink key="client" clientId={envelope.clientId}>
                {envelope.primaryInsured}
              </ClientLink>
            ),
          ],
          ['Recipient', envelope.recipient],
          [
            'E-mail',
            <EmailLink
              key="e-mail"
              address={envelope.recipientEmail}
              subject={`Policy ${envelope.policyNumber}`}
            />,
          ],
          ['Policy Number', <PolicyLink key="policy" policyNumber={envelope.policyNumber} />],
          ['Product Type', envelope.productType],
          ['Document', document && documents[document]],
          ['Agent', agentId && <AgentLink key="agent" agent={{ agentName, agentId }} />],
          ['Created', formatDay(envelope.created)],
          ['Case', envelope.envelopeId],
        ]}
      />
    </Card>
  );
}

export { CasePage as Page };
