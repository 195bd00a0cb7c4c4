import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { FollowUpsFailed } from '../../../../work/follow-ups/FollowUpsFailed.tsx';
import { aboutRequirement } from '../../../../work/follow-ups/about.ts';
import { FollowUpOn } from '../../../../work/follow-ups/FollowUpOn.tsx';
import { requirementFacts } from '../requirementFacts.ts';
import { MetBadge } from '../MetBadge.tsx';
import { Requirements } from './RequirementList.styles.ts';
import { useRequirementLink } from '../actions/useRequirementLink.ts';

/** Reads the requirement ID from the hash of a URL. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the requirement in the URL's hash and focuses it.
 * @returns the props for the element of a requirement
 */
function useTargetRequirement() {
  const { hash, key } = useLocation();
  const target = idOf(hash);
  // A second click on the same link scrolls there again.
  const arrive = useEffectEvent((_key: string) => {
    const element = target ? document.getElementById(target) : null;
    if (!element?.hasAttribute('data-takes-focus')) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  });
  useEffect(() => arrive(key), [key]);
  return (requirementId: string) => ({
    id: requirementId,
    ...(requirementId === target && { tabIndex: -1, 'data-takes-focus': true }),
  });
}

interface RequirementListProps {
  readonly policy: Pick<Policy, 'policyNumber' | 'policyStatus' | 'requirements'>;
  /** The ID of the requirement that the primary button of the page acts on. @default none */
  readonly offered?: string | undefined;
  /** The page has the form, in which the requirement is chosen. @default false */
  readonly isActing?: boolean;
}

/** The open and the met requirements of the policy. */
export function RequirementList({ policy, offered, isActing = false }: RequirementListProps) {
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
            {item.actionNeeded && !isActing && item.requirementId !== offered && (
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
