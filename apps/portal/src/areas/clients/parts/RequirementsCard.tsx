import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { formatDate } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { plannedText } from '../../../shared/cells/plannedText.ts';
import { ListCard } from './ListCard.tsx';

type Requirement = ClientDetail['requirements'][number];

/** How urgent a requirement is. */
function Due({ met, dueDate, daysOverdue, scheduledDate }: Requirement) {
  if (met === 'Scheduled') return <Badge tone="warning">{plannedText(scheduledDate)}</Badge>;
  if (met !== 'Overdue') {
    return <Badge tone="warning">{`${met}, due ${formatDate(dueDate)}`}</Badge>;
  }
  const days = daysOverdue === 1 ? '1 day' : `${daysOverdue} days`;
  return <Badge tone="danger">Overdue {days}</Badge>;
}

/** The requirements that are not met, each with a link to its policy and to the form that answers it. */
export function RequirementsCard({ client: { requirements } }: { readonly client: ClientDetail }) {
  return (
    <ListCard title="Requirements">
      {requirements.map((one) => (
        <li key={one.requirementId}>
          <Link href={paths.policyRequirement(one.policyNumber, one.requirementId)}>
            {one.requirement}
          </Link>
          <Due {...one} />
          <small>{one.policyNumber}</small>
          <ButtonLink
            variant="quiet"
            size="small"
            href={paths.policyActions(one.policyNumber, one.requirementId)}
            aria-label={`Take action on ${one.requirement} of ${one.policyNumber}`}
          >
            Take action
          </ButtonLink>
        </li>
      ))}
    </ListCard>
  );
}
