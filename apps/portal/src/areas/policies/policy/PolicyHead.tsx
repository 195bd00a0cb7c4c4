import { clientNames } from '@agent-portal/data/policies/clientNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { StateText, type UrgentTones } from '../../../shared/cells/StateText.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { ThingHead, type ThingHeadProps } from '../../../shared/page/ThingHead.tsx';
import { clientPhone } from './lead/clientPhone.ts';

const tones: UrgentTones<PolicyStatus> = { Pending: 'warning', Lapsed: 'danger' };

interface PolicyStatusBadgeProps {
  readonly policy: Pick<Policy, 'policyStatus' | 'paidToDate'>;
  /** The carrier's business date. */
  readonly today: string;
}

/** The status of a policy [S4]. An active policy that is past due says so. */
function PolicyStatusBadge({ policy, today }: PolicyStatusBadgeProps) {
  const { policyStatus, paidToDate } = policy;
  const isPastDue = policyStatus === 'Active' && Boolean(paidToDate && paidToDate < today);
  if (isPastDue) return <StateText tone="danger">Active, past due</StateText>;
  return <StateText tone={tones[policyStatus]}>{policyStatus}</StateText>;
}

/** What identifies a policy next to its client and its number. */
function factsOf(policy: Policy): ThingHeadProps['facts'] {
  const [agent] = policy.writingAgents;
  const client = clientPhone(policy);
  return [
    [
      'Phone',
      client && (
        <>
          {client.name !== clientNames(policy)[0] && `${client.name} `}
          <PhoneLink {...client} />
        </>
      ),
    ],
    ['Product', policy.productName],
    ['Writing Agent', agent && <AgentName agent={agent} />],
  ];
}

interface PolicyHeadProps extends Pick<ThingHeadProps, 'trail' | 'commands'> {
  /** The policy number from the URL. */
  readonly id: string;
  /** Undefined while it loads. */
  readonly policy: Policy | undefined;
}

/** Identifies the policy by its client, number, status, product and agent. */
export function PolicyHead({ id, policy, ...head }: PolicyHeadProps) {
  const today = useBusinessDate();
  // The title has the focus while the policy loads, so it stays the same element.
  if (!policy) return <ThingHead {...head} sticks title={`Policy ${id}`} />;
  return (
    <ThingHead
      {...head}
      sticks
      number={policy.policyNumber}
      title={clientNames(policy).join('; ') || 'No client on file'}
      badge={<PolicyStatusBadge policy={policy} today={today} />}
      facts={factsOf(policy)}
    />
  );
}
