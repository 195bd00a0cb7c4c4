import type { Contact } from '@agent-portal/data/work/contacts/shapes';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatDate } from '@agent-portal/format';
import type { TimelineEvent } from '@agent-portal/ui/Timeline';
import { outcomeText } from '../../../../work/contacts/contactTexts.ts';

type Event = TimelineEvent & { readonly date: string };

const eventOf = (
  label: string,
  date: string | null | undefined,
  content?: string | null,
): readonly Event[] =>
  date ? [{ id: `${label} ${date}`, label, date, ...(content && { content }) }] : [];

const ofContact = (one: Contact): Event => ({
  id: `contact ${one.subject} ${one.key} ${one.number}`,
  label: `${outcomeText(one)}: ${one.what}`,
  date: one.contactedOn,
  content: [one.contactedBy, one.note].filter(Boolean).join(': '),
});

/** What happened to a policy and its requirements and with its client, newest first. */
export function policyHistory(policy: Policy, contacts: readonly Contact[] = []): readonly Event[] {
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
    ...contacts.map(ofContact),
    ...eventOf('Policy issued', policy.issueDate),
    ...eventOf('Policy terminated', policy.terminationDate, policy.reason),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
}
