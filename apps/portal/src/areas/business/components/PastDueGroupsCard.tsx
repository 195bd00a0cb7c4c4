import { usePastDueGroups } from '@agent-portal/data/list-bills/hooks';
import { formatCount, formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { paths } from '../../../paths.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Requirements } from './RequirementsCard.styles.ts';

/** The groups with past due list bills, the longest overdue first. Hidden if not offered. */
export function PastDueGroupsCard() {
  const answer = usePastDueGroups();
  if (answer.error?.kind === 'not-offered') return null;
  const count = answer.data?.groupCount ?? 0;
  return (
    <BusinessCard
      title="Groups past due"
      action={
        <Link href={paths.listBills(count > 0 ? 'pastDue' : undefined)}>
          {count > 1 ? `See all ${formatCount(count)} groups in List Bill` : 'See List Bill'}
        </Link>
      }
      answer={answer}
      failure="The past due groups could not be loaded."
      lines={9}
    >
      {({ groups, pastDueTotal }) =>
        groups.length === 0 ? (
          <p>No group is past due.</p>
        ) : (
          <>
            <p>
              <Money amount={pastDueTotal} /> in all
            </p>
            <Requirements>
              {groups.map(({ groupNumber, group, pastDue, since }) => (
                <li key={groupNumber}>
                  <div>
                    <Link href={paths.groupBills(groupNumber)}>{group}</Link>
                    <small>
                      {groupNumber}, since {formatDate(since)}
                    </small>
                  </div>
                  <Money amount={pastDue} />
                </li>
              ))}
            </Requirements>
          </>
        )
      }
    </BusinessCard>
  );
}
