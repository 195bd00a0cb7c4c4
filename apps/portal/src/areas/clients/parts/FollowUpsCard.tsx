import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { hrefOf } from '../../../work/follow-ups/about.ts';
import { FollowUpBadge } from '../../../work/follow-ups/FollowUpBadge.tsx';
import { ListCard } from './ListCard.tsx';

/** The user's own open follow-ups on a client's policies. */
export function FollowUpsCard({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  return (
    <ListCard title="Your follow-ups">
      {followUps.map((one) => (
        <li key={`${one.subject} ${one.key}`}>
          <Link href={hrefOf(one)}>{one.what}</Link>
          <FollowUpBadge followUp={one} />
          <small>
            {formatDate(one.followUpDate)}, {one.policyNumber}
          </small>
          {one.note && <span>{one.note}</span>}
        </li>
      ))}
    </ListCard>
  );
}
