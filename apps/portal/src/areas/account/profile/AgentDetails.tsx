import type { VertaforeInformation } from '@agent-portal/data/profile/contract';
import { formatDate, formatPhone } from '@agent-portal/format';
import { EmailText } from '../../../shared/cells/EmailText.tsx';
import { Link } from '@agent-portal/ui/Link';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

const linkOf = ({ isLinked, linkedOn }: VertaforeInformation) => {
  if (!isLinked) return 'Not linked: changes there do not reach us';
  return linkedOn ? `Linked since ${formatDate(linkedOn)}` : 'Linked';
};

/** The agent's name and contacts, and whether Vertafore sends changes of them (decisions, 3). */
export function AgentDetails({ agent }: { readonly agent: VertaforeInformation }) {
  return (
    <DescriptionList
      pairs={[
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
          ({ kind, number }) =>
            [
              `${kind} phone`,
              <Link key={kind} href={`tel:+1${number}`}>
                {formatPhone(number)}
              </Link>,
            ] as const,
        ),
        [
          'E-mail',
          <Link key="e-mail" href={`mailto:${agent.emailAddress}`}>
            <EmailText address={agent.emailAddress} />
          </Link>,
        ],
        ['National Producer Number', agent.nationalProducerNumber],
        ['Vertafore', linkOf(agent)],
      ]}
    />
  );
}
