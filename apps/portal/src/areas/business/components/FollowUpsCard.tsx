import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { useDueFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { hrefOf } from '../../../work/follow-ups/about.ts';
import { FollowUpBadge } from '../../../work/follow-ups/FollowUpBadge.tsx';
import { BusinessCard } from './BusinessCard.tsx';
import { Requirements } from './RequirementsCard.styles.ts';

/** The number of entries on the card. */
const top = 5;

/** The user's follow-ups that are overdue or due today. Hidden if the carrier does not offer them. */
export function FollowUpsCard() {
  const answer = useDueFollowUps();
  if (answer.error?.kind === 'not-offered') return null;
  const all = answer.data?.tabCounts.all ?? 0;
  return (
    <BusinessCard
      title="Follow-ups due"
      action={all > 0 && <Link href={paths.followUps()}>All follow-ups</Link>}
      answer={answer}
      failure="Your follow-ups could not be loaded."
      lines={4}
    >
      {({ followUps, totalRecords }) => (
        <>
          {totalRecords === 0 && (
            <p>
              {all > 0
                ? 'No follow-ups due today'
                : 'No follow-ups. Set one on a requirement of a pending policy. It shows here on its date.'}
            </p>
          )}
          {totalRecords > 0 && (
            <Requirements>
              {followUps.slice(0, top).map((followUp) => (
                <Item key={`${followUp.subject} ${followUp.key}`} followUp={followUp} />
              ))}
            </Requirements>
          )}
          {totalRecords > top && (
            <p>
              <Link href={paths.followUps('due')}>
                See all {totalRecords} follow-ups that are due
              </Link>
            </p>
          )}
        </>
      )}
    </BusinessCard>
  );
}

function Item({ followUp }: { readonly followUp: FollowUp }) {
  const { policyNumber, what, who, note } = followUp;
  return (
    <li>
      <div>
        <Link href={hrefOf(followUp)}>{what}</Link>
        <span>{[who, policyNumber].filter(Boolean).join(', ')}</span>
        {note && (
          <small data-part="note" title={note}>
            {note}
          </small>
        )}
      </div>
      <FollowUpBadge followUp={followUp} />
    </li>
  );
}
