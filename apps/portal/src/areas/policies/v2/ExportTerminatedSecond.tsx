import { useExportTerminatedPolicies } from '@agent-portal/data/policies/v2/useExportTerminatedPolicies';
import { ExportButton } from '../../../shared/ExportButton.tsx';
import type { ListState } from '../../../shared/list/listState.ts';
import type { SummarySortField } from '../lists/summaryLists.ts';
import { issuedExport, type TerminatedOrder } from './issuedQuery.ts';

/** Exports the list of /terminated-v2, in its order and with its filters, to Excel. */
export function ExportTerminatedSecond({ state }: { readonly state: ListState<SummarySortField> }) {
  const input = issuedExport<TerminatedOrder>(state);
  return <ExportButton download={useExportTerminatedPolicies()} input={input} />;
}
