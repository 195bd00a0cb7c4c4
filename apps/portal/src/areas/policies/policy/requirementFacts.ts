import { actorNames } from '@agent-portal/data/policies/actorNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatDate } from '@agent-portal/format';

/** The dates of a requirement and who must act: 'Asked for 10/29/2026, due 11/12/2026. Who must act: Client'. */
export function requirementFacts({
  date,
  dueDate,
  scheduledDate,
  met,
  actor,
}: Policy['requirements'][number]): string {
  const isOpen = met !== 'Met';
  const dates = [
    `Asked for ${formatDate(date)}`,
    `due ${formatDate(dueDate)}`,
    isOpen &&
      scheduledDate &&
      `${met === 'Scheduled' ? '' : 'was '}planned for ${formatDate(scheduledDate)}`,
  ];
  const facts = dates.filter(Boolean).join(', ');
  return isOpen && actor ? `${facts}. Who must act: ${actorNames[actor]}` : facts;
}
