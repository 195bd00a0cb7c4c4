import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { clientNames } from '@agent-portal/data/policies/clientNames';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { clientPhone } from './lead/clientPhone.ts';
import { HeadFrame } from './PolicyHead.styles.ts';
import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const tones: Record<PolicyStatus, BadgeTone> = {
  Pending: 'warning',
  Active: 'success',
  Lapsed: 'danger',
  Terminated: 'neutral',
};

interface PolicyStatusBadgeProps {
  readonly policy: Pick<Policy, 'policyStatus' | 'paidToDate'>;
  /** The carrier's business date. */
  readonly today: string;
}

/** The status of a policy as an icon and a word [S4]. An active policy that is past due says so. */
function PolicyStatusBadge({ policy, today }: PolicyStatusBadgeProps) {
  const { policyStatus, paidToDate } = policy;
  const isPastDue = policyStatus === 'Active' && Boolean(paidToDate && paidToDate < today);
  if (isPastDue) return <Badge tone="danger">Active, past due</Badge>;
  return <Badge tone={tones[policyStatus]}>{policyStatus}</Badge>;
}

/** A label that only screen readers read. */
const label = (text: string) => <span className="visually-hidden">{text}: </span>;

/** Identifies the policy, and stays visible on scroll so that an action never goes to the wrong client. */
export function PolicyHead({ policy }: { readonly policy: Policy }) {
  const { policyNumber, productName, writingAgents } = policy;
  const today = useBusinessDate();
  const [agent] = writingAgents;
  const names = clientNames(policy);
  const client = clientPhone(policy);
  return (
    <HeadFrame aria-label="This policy" data-part="policy-head">
      <p>
        <strong>
          {label('Client')}
          {names.join('; ') || 'No client on file'}
        </strong>
        {client && (
          <span data-part="phone">
            {client.name !== names[0] && `${client.name} `}
            <PhoneLink {...client} />
          </span>
        )}
        <span>
          {label('Policy Number')}
          {policyNumber}
        </span>
        <span>
          {label('Status')}
          <PolicyStatusBadge policy={policy} today={today} />
        </span>
      </p>
      <p>
        <span>
          {label('Product')}
          {productName}
        </span>
        {agent && (
          <span>
            {label('Writing Agent')}
            <AgentName agent={agent} />
          </span>
        )}
      </p>
    </HeadFrame>
  );
}
