import type { Policy } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/ui/format';
import { MetBadge } from '../components/MetBadge.tsx';
import { Requirements } from '../components/RequirementList.styles.ts';

/** What a pending policy still waits for, and what has come: what opens under its row. */
export function RequirementRows({
  requirements,
}: {
  readonly requirements: Policy['requirements'];
}) {
  if (requirements.length === 0) return <p>Nothing has been asked for.</p>;
  return (
    <Requirements>
      {requirements.map((item) => (
        <li key={item.requirementId}>
          <strong>{item.requirement}</strong>
          <MetBadge requirement={item} />
          <span>
            Asked for {formatDate(item.date)}, due {formatDate(item.dueDate)}
            {item.actionNeeded && '. Waits for you'}
          </span>
        </li>
      ))}
    </Requirements>
  );
}
