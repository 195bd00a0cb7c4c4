import { formatDate } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { useBusinessDate } from '../../session/useBusinessDate.ts';

/** The day on which grace ends. A policy that is still active after it is marked (decisions, 11). */
export function LapsesOn({ day }: { readonly day: string }) {
  const isPast = day < useBusinessDate();
  return (
    <>
      {formatDate(day)}
      {isPast && (
        <>
          {' '}
          <Badge tone="danger">Grace ended</Badge>
        </>
      )}
    </>
  );
}
