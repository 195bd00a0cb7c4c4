import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { FollowUpsFailed } from '../../../../work/follow-ups/FollowUpsFailed.tsx';
import { aboutRequirement } from '../../../../work/follow-ups/about.ts';
import { FollowUpOn } from '../../../../work/follow-ups/FollowUpOn.tsx';
import { requirementFacts } from '../requirementFacts.ts';
import { MetBadge } from '../MetBadge.tsx';
import { Requirements } from './RequirementList.styles.ts';
import { useTargetRequirement } from './useTargetRequirement.ts';
import { useRequirementLink } from '../actions/useRequirementLink.ts';

interface RequirementListProps {
  readonly policy: Pick<Policy, 'policyNumber' | 'policyStatus' | 'requirements'>;
  /** The ID of the requirement that the primary button of the page acts on. @default none */
  readonly offered?: string | undefined;
}

/** The open and the met requirements of the policy. */
export function RequirementList({ policy, offered }: RequirementListProps) {
  const linkTo = useRequirementLink(policy);
  const targetOf = useTargetRequirement();
  const { policyNumber, policyStatus, requirements } = policy;
  if (requirements.length === 0) return null;
  return (
    <Card>
      <h2>Requirements</h2>
      <Requirements>
        {requirements.map((item) => (
          <li key={item.requirementId} {...targetOf(item.requirementId)}>
            <div data-part="name">
              <strong>{item.requirement}</strong>
              <MetBadge requirement={item} />
            </div>
            {item.actionNeeded && item.requirementId !== offered && (
              <ButtonLink
                size="small"
                href={linkTo(item.requirementId)}
                aria-label={`Take action on ${item.requirement}`}
              >
                Take action
              </ButtonLink>
            )}
            <span data-part="note">{requirementFacts(item)}</span>
            <FollowUpOn
              about={aboutRequirement(policyNumber, item)}
              isOpen={policyStatus === 'Pending' && item.met !== 'Met'}
            />
          </li>
        ))}
      </Requirements>
      <FollowUpsFailed policyNumber={policyNumber} />
    </Card>
  );
}
