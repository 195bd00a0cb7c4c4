import { usePendingPolicyRequirementsCard } from '@agent-portal/data/business/hooks';
import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { plannedText } from '../../../shared/cells/plannedText.ts';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import { listLinks } from '../../../shared/business/listLinks.ts';
import { requirementsInput } from '../../../shared/business/requirementsInput.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Requirements } from './RequirementsCard.styles.ts';

/** The number of entries on the card. */
const top = 5;

/** The requirements that need an action from the agent, the most overdue first. */
export function RequirementsCard() {
  const answer = usePendingPolicyRequirementsCard(requirementsInput);
  const { totalRequirements: total = 0, policyCount } = answer.data ?? {};
  // Pending counts policies, so both numbers are shown: users see that its list is complete.
  const counts = [
    countOf(total, 'requirement', 'requirements'),
    policyCount !== undefined && `on ${countOf(policyCount, 'policy', 'policies')}`,
  ].filter(Boolean);
  return (
    <BusinessCard
      title="Requirements that need action"
      action={
        total > 0 && (
          <Link href={listLinks.actions}>
            {total === 1 ? 'See it in Pending' : `See all ${counts.join(' ')} in Pending`}
          </Link>
        )
      }
      answer={answer}
      failure="The requirements could not be loaded."
      lines={10}
    >
      {({ requirementSummaries }) =>
        requirementSummaries.length === 0 ? (
          <p>No requirement needs your action.</p>
        ) : (
          <Requirements>
            {requirementSummaries.slice(0, top).map((requirement) => (
              <Item
                key={
                  requirement.requirementId ??
                  `${requirement.policyNumber} ${requirement.requirement}`
                }
                requirement={requirement}
              />
            ))}
          </Requirements>
        )
      }
    </BusinessCard>
  );
}

function Item({ requirement }: { readonly requirement: RequirementSummary }) {
  const {
    requirementId,
    policyNumber,
    primaryInsured,
    daysOverdue = 0,
    dueDate,
    met,
    scheduledDate,
    actor,
  } = requirement;
  const facts = [
    daysOverdue > 0 && dueDate && `Due ${formatDate(dueDate)}`,
    actor && `Who must act: ${actorNames[actor]}`,
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <li>
      <div>
        <Link href={paths.policyActions(policyNumber, requirementId)}>
          {requirement.requirement}
        </Link>
        <span>
          {primaryInsured}, {policyNumber}
        </span>
        <small>
          <AgentName agent={requirement} />
        </small>
        {facts && <small>{facts}</small>}
      </div>
      {daysOverdue > 0 ? (
        <Badge tone="danger">
          Overdue {daysOverdue} {daysOverdue === 1 ? 'day' : 'days'}
        </Badge>
      ) : (
        dueDate && (
          <Badge tone="warning">
            {met === 'Scheduled' ? plannedText(scheduledDate) : `Due ${formatDate(dueDate)}`}
          </Badge>
        )
      )}
    </li>
  );
}
