import { usePolicyFollowUps } from '@agent-portal/data/follow-ups/hooks';
import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { Card } from '@agent-portal/ui/Card';
import { useState } from 'react';
import { FollowUpsFailed } from './FollowUpsFailed.tsx';
import { PolicyFollowUpList } from './PolicyFollowUps.styles.ts';
import { RequirementFollowUp } from './RequirementFollowUp.tsx';

/**
 * The follow-ups that the user set on a policy, for a page that shows its requirements nowhere else, as
 * that of a case; nothing where there are none. It needs the role of policies.
 */
export function PolicyFollowUps({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error } = usePolicyFollowUps(policyNumber);
  /** One that is deleted keeps its place: there it can be brought back. */
  const [seen, setSeen] = useState<readonly FollowUp[]>([]);
  const unseen = data?.followUps.filter(
    ({ requirementId }) => !seen.some((one) => one.requirementId === requirementId),
  );
  if (unseen?.length) setSeen([...seen, ...unseen]);
  if (error?.kind === 'not-offered' || (!error && seen.length === 0)) return null;
  return (
    <Card>
      <h2>Your follow-ups on policy {policyNumber}</h2>
      <FollowUpsFailed policyNumber={policyNumber} />
      <PolicyFollowUpList>
        {seen.map((followUp) => (
          <li key={followUp.requirementId}>
            <strong>{followUp.requirement}</strong>
            <RequirementFollowUp
              policyNumber={policyNumber}
              requirement={followUp}
              isOpen={followUp.state !== 'Closed'}
            />
          </li>
        ))}
      </PolicyFollowUpList>
    </Card>
  );
}
