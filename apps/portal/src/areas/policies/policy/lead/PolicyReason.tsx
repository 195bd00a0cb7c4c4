import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Reason } from '../../../../shared/page/Reason.tsx';

/** Why the policy is pending, and who must act. Without a reason there is nothing to show. */
export function PolicyReason({ policy }: { readonly policy: Policy }) {
  const { pendingReason: reason, requirements } = policy;
  if (!reason) return null;
  const isLate = requirements.some(({ met }) => met === 'Overdue');
  return (
    <Reason
      tone={isLate ? 'danger' : 'warning'}
      who={reason.actors.map((actor) => actorNames[actor]).join(', ')}
    >
      {reason.why} {reason.advice}
    </Reason>
  );
}
