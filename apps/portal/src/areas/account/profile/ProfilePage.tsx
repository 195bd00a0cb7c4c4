import {
  useActiveContracts,
  useAdditionalAgentIds,
  useRegionCodeInformation,
  useVertaforeInformation,
} from '@agent-portal/data/profile/hooks';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { styled } from 'styled-components';
import type {
  ActiveContract,
  getActiveContracts,
  getAdditionalAgentIds,
  VertaforeInformation,
} from '@agent-portal/data/profile/contract';
import { formatDate } from '@agent-portal/format';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import type { Answer } from '@agent-portal/data';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { useId } from 'react';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { Cards } from '../../../shared/page/Cards.ts';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { tableStatus } from '../../../shared/page/tableStatus.ts';

const linkOf = ({ isLinked, linkedOn }: VertaforeInformation) => {
  if (!isLinked) return 'Not linked: changes there do not reach us';
  return linkedOn ? `Linked since ${formatDate(linkedOn)}` : 'Linked';
};

/** The agent's name and contacts, and whether Vertafore sends changes of them (decisions, 3). */
function AgentDetails({ agent }: { readonly agent: VertaforeInformation }) {
  return (
    <DescriptionList
      items={[
        ['Name', agent.name],
        ...agent.addresses.map(
          ({ kind, lines }) =>
            [
              `${kind} address`,
              <address key={kind}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>,
            ] as const,
        ),
        ...agent.phones.map(
          ({ kind, number }) => [`${kind} phone`, <PhoneLink key={kind} phone={number} />] as const,
        ),
        ['E-mail', <EmailLink key="e-mail" address={agent.emailAddress} />],
        ['National producer number', agent.nationalProducerNumber],
        ['Vertafore', linkOf(agent)],
      ]}
    />
  );
}

/** The agent's region, and the carrier's office in charge of it (decisions, 3). */
function RegionDetails({ regionCode }: { readonly regionCode: string }) {
  const { data, error, retry } = useRegionCodeInformation(regionCode);
  return (
    <Card>
      <h2>Region</h2>
      {error && <LoadError error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && (
        <DescriptionList
          items={[
            ['Region', `${data.region} (${data.regionCode})`],
            ['Office', data.office],
            ['Phone', <PhoneLink key="phone" phone={data.phone} />],
            ['E-mail', <EmailLink key="e-mail" address={data.email} />],
          ]}
        />
      )}
    </Card>
  );
}

const columns: readonly Column<ActiveContract>[] = [
  { id: 'agentId', header: 'Agent ID', kind: 'id', width: 7.375, heading: true },
  { id: 'agentLevel', header: 'Level', card: 'summary', width: 9 },
  { id: 'marketCode', header: 'Market', hideOrder: 2 },
  { id: 'companyCode', header: 'Company', hideOrder: 1 },
  { id: 'contractStatus', header: 'Contract status', width: 8.5, kind: 'status' },
  { id: 'effective', header: 'Effective', kind: 'date', hideOrder: 3 },
];

const none: never[] = [];

interface ContractsProps {
  readonly contracts: Answer<OutputOf<typeof getActiveContracts>>;
  readonly others: Answer<OutputOf<typeof getAdditionalAgentIds>>;
}

/** The contracts in force, and the other agent IDs (decisions, 3). */
function Contracts({ contracts, others }: ContractsProps) {
  const headingId = useId();
  const { data, error, retry } = contracts;
  const ids = others.data?.agentIds;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Active contracts</h2>
      <DataTable
        name="Active contracts"
        columns={columns}
        rows={data?.contracts ?? none}
        skeletonRows={3}
        status={tableStatus(contracts, error)}
        error={error && <LoadError error={error} onRetry={retry} />}
        empty={<p>No contracts in force.</p>}
      />
      {others.error && <LoadError error={others.error} onRetry={others.retry} />}
      {ids && (
        <p>
          {ids.length === 0
            ? 'You have no other agent IDs.'
            : `Your other agent IDs: ${ids.join(', ')}.`}
        </p>
      )}
    </section>
  );
}

const ProfileCards = styled(Cards)`
  & address {
    font-style: normal;
  }

  & address > span {
    display: block;
  }
`;

/** /account-settings/profile: the carrier's data about the agent, read-only (decisions, 3). */
export function ProfilePage() {
  const agent = useVertaforeInformation();
  const contracts = useActiveContracts();
  const others = useAdditionalAgentIds();
  const regionCode = contracts.data?.contracts[0]?.regionCode;
  // Each part moves those below it, so they follow when it is there.
  const isKnown = (agent.data ?? agent.error) !== undefined;
  return (
    <SettingsFrame>
      <ProfileCards>
        <Card>
          <h2>Your details</h2>
          {agent.error && <LoadError error={agent.error} onRetry={agent.retry} />}
          {!agent.error && !agent.data && <Skeleton lines={3} />}
          {agent.data && <AgentDetails agent={agent.data} />}
        </Card>
        {isKnown && (
          <>
            <Card>
              <h2>Change your details</h2>
              <p>
                You cannot change these details in the portal. Ask the help desk to change them:
              </p>
              <HelpDesk />
            </Card>
            <Contracts contracts={contracts} others={others} />
            {regionCode && <RegionDetails regionCode={regionCode} />}
          </>
        )}
      </ProfileCards>
    </SettingsFrame>
  );
}

export { ProfilePage as Page };
