import type { Policy } from '@agent-portal/data/policies/shapes';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { formatDate } from '@agent-portal/ui/format';
import { MetBadge } from '../MetBadge.tsx';
import { Requirements } from './RequirementList.styles.ts';
import { useRequirementLink } from '../actions/useRequirementLink.ts';

interface RequirementListProps {
  readonly policy: Pick<Policy, 'policyNumber' | 'policyStatus' | 'requirements'>;
}

/** What the policy still waits for, and what has come. */
export function RequirementList({ policy }: RequirementListProps) {
  const linkTo = useRequirementLink(policy);
  const { requirements } = policy;
  if (requirements.length === 0) return null;
  return (
    <Card>
      <h2>Requirements</h2>
      <Requirements>
        {requirements.map((item) => (
          <li key={item.requirementId}>
            <strong>{item.requirement}</strong>
            <MetBadge requirement={item} />
            {item.actionNeeded && (
              <ButtonLink
                size="small"
                href={linkTo(item.requirementId)}
                aria-label={`Take action on ${item.requirement}`}
              >
                Take action
              </ButtonLink>
            )}
            <span>
              Asked for {formatDate(item.date)}, due {formatDate(item.dueDate)}
            </span>
          </li>
        ))}
      </Requirements>
    </Card>
  );
}
