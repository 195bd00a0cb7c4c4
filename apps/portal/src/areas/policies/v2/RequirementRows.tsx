import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { Link } from '@agent-portal/ui/Link';
import { aboutRequirement } from '../../../work/follow-ups/about.ts';
import type { FollowUpOnProps } from '../../../work/follow-ups/FollowUpOn.tsx';
import { v2Paths } from './v2Paths.ts';
import { requirementFacts } from '../policy/requirementFacts.ts';
import { MetBadge } from '../policy/MetBadge.tsx';
import { Requirements } from '../policy/details/RequirementList.styles.ts';

/** Loads only when a row opens. */
const FollowUpOn = lazyComponent<FollowUpOnProps>(
  async () => (await import('../../../work/follow-ups/FollowUpOn.tsx')).FollowUpOn,
);

/** The open and met requirements of a pending policy in its open row. */
export function RequirementRows({
  policyNumber,
  requirements,
}: Pick<Policy, 'policyNumber' | 'requirements'>) {
  if (requirements.length === 0) return <p>This policy has no requirements.</p>;
  return (
    <Requirements>
      {requirements.map((item) => (
        <li key={item.requirementId}>
          <strong>{item.requirement}</strong>
          <MetBadge requirement={item} />
          {item.actionNeeded && (
            <Link
              href={v2Paths.requirement('pending', policyNumber, item.requirementId)}
              aria-label={`Take action on ${item.requirement}`}
            >
              Take action
            </Link>
          )}
          <span data-part="note">{requirementFacts(item)}</span>
          <FollowUpOn about={aboutRequirement(policyNumber, item)} isOpen={item.met !== 'Met'} />
        </li>
      ))}
    </Requirements>
  );
}
