import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/format';
import { MetBadge } from './MetBadge.tsx';

type Requirement = Pick<
  RequirementSummary,
  'met' | 'metDate' | 'daysOverdue' | 'scheduledDate' | 'dueDate' | 'actor'
>;

const dayOf = (date: string) => formatDate(date).slice(0, 5);

/** Who must act by when: 'Client by 12/02'. A requirement that is met: 'On 11/17'. */
function whoByWhen({ met, metDate, dueDate, actor }: Requirement): string {
  if (met === 'Met') return metDate ? `On ${dayOf(metDate)}` : '';
  const by = dueDate ? `by ${dayOf(dueDate)}` : '';
  return [actor && actorNames[actor], by].filter(Boolean).join(' ');
}

/** The status of a requirement in a list, and under it who must act by when. */
export function MetCell({ requirement }: { readonly requirement: Requirement }) {
  const who = whoByWhen(requirement);
  return (
    <>
      <MetBadge requirement={requirement} isShort />
      {who && <small>{who}</small>}
    </>
  );
}
