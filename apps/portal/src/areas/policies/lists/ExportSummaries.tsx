import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { useExportPolicySummaries } from '@agent-portal/data/policies/summaries/useExportPolicySummaries';
import { ExportButton } from '../../../shared/ExportButton.tsx';
import type { ListState } from '../../../shared/list/listState.ts';
import type { SummarySortField } from './summaryLists.ts';
import { summaryQuery } from './summaryQuery.ts';

interface ExportSummariesProps {
  readonly status: SummaryStatus;
  readonly state: ListState<SummarySortField>;
}

/** Exports the active or the terminated list, in its order and with its filters, to Excel [S7]. */
export function ExportSummaries({ status, state }: ExportSummariesProps) {
  const { params, query } = summaryQuery(status, state, false);
  const { orderBy, Filters: filters } = query;
  return (
    <ExportButton
      download={useExportPolicySummaries()}
      input={{ params, query: { orderBy, ...(filters && { filters }) } }}
    />
  );
}
