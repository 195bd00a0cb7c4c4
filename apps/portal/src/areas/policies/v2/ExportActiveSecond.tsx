import { useExportActivePolicies } from '@agent-portal/data/policies/v2/useExportActivePolicies';
import { ExportButton } from '../../../shared/ExportButton.tsx';
import type { ListState } from '../../../shared/list/listState.ts';
import type { SummarySortField } from '../lists/summaryLists.ts';
import { issuedExport, type ActiveOrder } from './issuedQuery.ts';

/** Exports the list of /active-v2, in its order and with its filters, to Excel. */
export function ExportActiveSecond({ state }: { readonly state: ListState<SummarySortField> }) {
  const input = issuedExport<ActiveOrder>(state);
  return <ExportButton download={useExportActivePolicies()} input={input} />;
}
