import { outcomeLabels } from '@agent-portal/data/lapse/outcomeLabels';
import type { ActivePolicyRow } from '@agent-portal/data/policies/v2/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { formatDate } from '@agent-portal/format';

/** What the last call about a late premium ended with, and when to call again. */
function lastCallText({ lastCall }: Pick<ActivePolicyRow, 'lastCall'>): string | null {
  if (!lastCall) return null;
  const { outcome, willPayOn, nextAttemptOn } = lastCall;
  const text = outcomeLabels[outcome] + (willPayOn ? ` ${formatDate(willPayOn)}` : '');
  return nextAttemptOn ? `${text}; next ${formatDate(nextAttemptOn)}` : text;
}

/** The last call about a late premium. It shows on the tabs of late policies, or once chosen. */
export const lastCallColumn: Column<Pick<ActivePolicyRow, 'lastCall'>> = {
  id: 'lastCall',
  header: 'Last Call',
  width: 7,
  atFirst: 'optional',
  value: lastCallText,
};
