import { useExportPendingPolicies } from '@agent-portal/data/policies/v2/useExportPendingPolicies';
import { ExportButton } from '../../../shared/ExportButton.tsx';
import type { ListState } from '../../../shared/list/listState.ts';
import type { PendingSortField } from '../lists/pendingList.ts';
import { pendingQuery } from '../lists/pendingQuery.ts';

/** Exports the list of /pending-v2, in its order and with its filters, to Excel. */
export function ExportPendingSecond({ state }: { readonly state: ListState<PendingSortField> }) {
  const { orderBy, filters } = pendingQuery(state, false).query;
  return (
    <ExportButton
      download={useExportPendingPolicies()}
      input={{ query: { orderBy, ...(filters && { filters }) } }}
    />
  );
}
