import type { VertaforeInformation } from '@agent-portal/data/profile/contract';
import { formatDate } from '@agent-portal/format';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

const linkOf = ({ isLinked, linkedOn }: VertaforeInformation) => {
  if (!isLinked) return 'Not linked: changes there do not reach us';
  return linkedOn ? `Linked since ${formatDate(linkedOn)}` : 'Linked';
};

/** The agent's name and contacts, and whether Vertafore sends changes of them (decisions, 3). */
export function AgentDetails({ agent }: { readonly agent: VertaforeInformation }) {
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
