import { useCase } from '@agent-portal/data/cases/desk/hooks';
import type { CaseDetail, HistoryEntry } from '@agent-portal/data/cases/shapes';
import { formatDay, formatMoment } from '@agent-portal/format';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import type { TimelineEvent } from '@agent-portal/ui/Timeline';
import { Navigate, useParams } from 'react-router-dom';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { attentionText } from '../attentionText.ts';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';
import { AgentLink } from '../../../shared/cells/AgentLink.tsx';
import { ClientLink } from '../../../shared/cells/ClientLink.tsx';
import { EmailLink, EmailText } from '../../../shared/cells/EmailLink.tsx';
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
import { CaseCommands } from './CaseCommands.tsx';

/** /case-management/:id: one envelope, its events and its commands. */
export function CasePage() {
  const { id = '' } = useParams();
  const today = useBusinessDate();
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
      <ThingHead
        trail={<Breadcrumbs current={`Case ${id}`} />}
        number={data?.envelopeId}
        title={data ? data.primaryInsured : `Case ${id}`}
        badge={data && <CaseEventText {...data} />}
        facts={
          data && [
            ['Document', data.document && documents[data.document]],
            ['Product type', data.productType],
            ['Agent', <AgentLink key="agent" agent={data} />],
          ]
        }
        commands={data && <CaseCommands envelope={data} />}
      />
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={8} />}
      {data?.attention && (
        <Reason tone="warning">
          <strong>Needs your attention.</strong> {attentionText(data, today)}
        </Reason>
      )}
      {data && (
        <WithRail>
          <HistoryCard items={data.history.map(eventOf).toReversed()} />
          <CaseRail envelope={data} />
          {seesPolicies && <PolicyFollowUps policyNumber={data.policyNumber} />}
        </WithRail>
      )}
    </>
  );
}

const documents = { Application: 'Application to sign', Policy: 'Policy to receive' } as const;

const whoOf = ({ by, byHomeOffice }: HistoryEntry) =>
  by ? ` by ${by}${byHomeOffice ? ', home office' : ''}` : '';

const eventOf = (entry: HistoryEntry, index: number): TimelineEvent => ({
  id: String(index),
  label: entry.event + whoOf(entry),
  date: entry.at,
  dateText: formatMoment(entry.at),
  content: entry.note ? <EmailText address={entry.note} /> : undefined,
});

/** Who receives an envelope, and its policy. */
function CaseRail({ envelope }: { readonly envelope: CaseDetail }) {
  const { clientId, policyNumber } = envelope;
  return (
    <Rail>
      <RailPart
        title="Envelope"
        items={[
          ['Recipient', envelope.recipient],
          [
            'E-mail',
            <EmailLink
              key="e-mail"
              address={envelope.recipientEmail}
              subject={`Policy ${policyNumber}`}
            />,
          ],
          ['Created', formatDay(envelope.created)],
        ]}
      />
      <RailPart
        title="Policy"
        items={[
          ['Policy number', <PolicyLink key="policy" policyNumber={policyNumber} />],
          [
            'Client',
            clientId && (
              <ClientLink key="client" clientId={clientId}>
                {envelope.primaryInsured}
              </ClientLink>
            ),
          ],
        ]}
      />
    </Rail>
  );
}

export { CasePage as Page };
