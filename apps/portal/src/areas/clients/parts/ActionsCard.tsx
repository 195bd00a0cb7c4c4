import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import { formatMoment } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { actionNames } from '../../../shared/take-action/actionNames.ts';
import { DividedList } from '../../../shared/page/DividedList.ts';

/** What the agency did for a client, newest first. */
export function ActionsCard({ actions }: { readonly actions: readonly ActionItem[] }) {
  return (
    <Card>
      <h2>Actions taken</h2>
      {actions.length === 0 ? (
        <p>No actions were taken for these policies yet.</p>
      ) : (
        <DividedList>
          {actions.map((one) => (
            <li key={one.actionItemId}>
              <Link href={paths.policyActions(one.policyNumber)}>{actionNames[one.action]}</Link>
              {one.requirement && <span>{one.requirement}</span>}
              <span>{one.note}</span>
              <small>
                {formatMoment(one.date)}, {one.takenBy}, {one.policyNumber}
              </small>
            </li>
          ))}
        </DividedList>
      )}
    </Card>
  );
}
