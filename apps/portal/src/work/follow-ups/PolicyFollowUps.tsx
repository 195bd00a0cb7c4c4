import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { Card } from '@agent-portal/ui/Card';
import { useState } from 'react';
import { FollowUpsFailed } from './FollowUpsFailed.tsx';
import { FollowUpOn } from './FollowUpOn.tsx';
import { DividedList } from '../../shared/page/DividedList.ts';

/**
 * The user's follow-ups on a policy, for pages that do not list its requirements, such as a case page.
 * Shows nothing when there are none. Requires the policies role.
 */
export function PolicyFollowUps({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error } = usePolicyFollowUps(policyNumber);
  /** A deleted follow-up keeps its place, so that the user can restore it there. */
  const [seen, setSeen] = useState<readonly FollowUp[]>([]);
  const unseen = data?.followUps.filter(
    ({ subject, key, closedBecause }) =>
      closedBecause !== 'Done' && !seen.some((one) => one.subject === subject && one.key === key),
  );
  if (unseen?.length) setSeen([...seen, ...unseen]);
  if (error?.kind === 'not-offered' || (!error && seen.length === 0)) return null;
  return (
    <Card>
      <h2>Your follow-ups on policy {policyNumber}</h2>
      <FollowUpsFailed policyNumber={policyNumber} />
      <DividedList>
        {seen.map((followUp) => (
          <li key={`${followUp.subject} ${followUp.key}`}>
            <strong>{followUp.what}</strong>
            <FollowUpOn
              about={{ ...followUp, policyNumber }}
              isOpen={followUp.state !== 'Closed'}
            />
          </li>
        ))}
      </DividedList>
    </Card>
  );
}
