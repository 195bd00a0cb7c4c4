import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { formatDate } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { FollowUpBadge } from '../../../shared/follow-ups/FollowUpBadge.tsx';
import { DividedList } from '../../../shared/page/DividedList.ts';

/** The user's own open follow-ups on a client's policies. */
export function FollowUpsCard({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  return (
    <Card>
      <h2>Your follow-ups</h2>
      {followUps.length === 0 ? (
        <p>No open follow-ups.</p>
      ) : (
        <DividedList>
          {followUps.map((one) => (
            <li key={one.requirementId}>
              <Link href={paths.policyRequirement(one.policyNumber, one.requirementId)}>
                {one.requirement}
              </Link>
              <FollowUpBadge followUp={one} />
              <small>
                {formatDate(one.followUpDate)}, {one.policyNumber}
              </small>
              {one.note && <span>{one.note}</span>}
            </li>
          ))}
        </DividedList>
      )}
    </Card>
  );
}
