import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { LeadLayout } from './PolicyLead.styles.ts';
import { useActionLink } from './useActionLink.ts';

/** Why the policy is pending, who must act, and the action to take. Without a reason there is nothing to show. */
export function PolicyLead({ policy }: { readonly policy: Policy }) {
  const actionLink = useActionLink(policy);
  const { pendingReason: reason } = policy;
  if (!reason) return null;
  const { why, advice, actors } = reason;
  return (
    <Card>
      <LeadLayout>
        <div>
          <h2>Why is it pending?</h2>
          <p data-part="why">
            {why} {advice}
          </p>
          <p>Who must act: {actors.map((actor) => actorNames[actor]).join(', ')}</p>
        </div>
        <ButtonLink variant="primary" href={actionLink}>
          Take action
        </ButtonLink>
      </LeadLayout>
    </Card>
  );
}
