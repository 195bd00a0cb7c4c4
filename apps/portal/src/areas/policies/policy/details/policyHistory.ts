import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatDate } from '@agent-portal/format';
import type { TimelineEvent } from '@agent-portal/ui/Timeline';

type Event = TimelineEvent & { readonly date: string };

const eventOf = (
  label: string,
  date: string | null | undefined,
  content?: string | null,
): readonly Event[] =>
  date ? [{ id: `${label} ${date}`, label, date, ...(content && { content }) }] : [];

/** What happened to a policy and its requirements, newest first. */
export function policyHistory(policy: Policy): readonly Event[] {
  const ofRequirements = policy.requirements.flatMap(
    ({ requirement, date, dueDate, met, metDate }) => [
      ...eventOf(`${requirement} requested, due ${formatDate(dueDate)}`, date),
      ...eventOf(`${requirement} became overdue`, met === 'Overdue' ? dueDate : null),
      ...eventOf(`${requirement} met`, metDate),
    ],
  );
  return [
    ...eventOf('Application received', policy.applicationDate),
    ...ofRequirements,
    ...eventOf('Policy issued', policy.issueDate),
    ...eventOf('Policy terminated', policy.terminationDate, policy.reason),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
}
