import { useExportPendingPolicyRequirements } from '@agent-portal/data/policies/useExportPendingPolicyRequirements';
import { ExportButton } from '../../../shared/ExportButton.tsx';
import type { ListState } from '../../../shared/list/listState.ts';
import type { PendingSortField } from './pendingList.ts';
import { pendingQuery } from './pendingQuery.ts';

/** Exports the list of /pending, in its order and with its filters, to Excel [S7]. */
export function ExportPending({ state }: { readonly state: ListState<PendingSortField> }) {
  const { orderBy, filters } = pendingQuery(state, false).query;
  return (
    <ExportButton
      download={useExportPendingPolicyRequirements()}
      input={{ query: { orderBy, ...(filters && { filters }) } }}
    />
  );
}
