import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import { formatMoment } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { actionNames } from '../../../shared/take-action/actionNames.ts';
import { ListCard } from './ListCard.tsx';

/** The agency's actions for a client, newest first. */
export function ActionsCard({ actions }: { readonly actions: readonly ActionItem[] }) {
  return (
    <ListCard title="Actions taken">
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
    </ListCard>
  );
}
