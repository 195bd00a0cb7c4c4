import type { OutputOf } from '@agent-portal/data/endpoint';
import {
  getPolicySummaries,
  type PolicySummary,
  type SummaryStatus,
} from '@agent-portal/data/policies/summaries/contract';
import { ExportSummaries } from './ExportSummaries.tsx';
import type { PolicyList } from './PolicyList.ts';
import { summaryLists, type SummarySortField } from './summaryLists.ts';
import { summaryQuery } from './summaryQuery.ts';

type SummaryPage = OutputOf<typeof getPolicySummaries>;
type SummaryList = PolicyList<PolicySummary, SummarySortField, SummaryPage>;

/** The active or the terminated list: they differ in their columns and filters. */
export function summaryList(
  status: SummaryStatus,
  own: Pick<SummaryList, 'columns' | 'filters'>,
): SummaryList {
  return {
    ...own,
    name: status,
    noun: 'policy',
    nouns: 'policies',
    address: summaryLists[status],
    ask: (client, state) =>
      client.startAhead(getPolicySummaries, summaryQuery(status, state, false)),
    rowsOf: (page) => page.policies,
    totalOf: (page) => page.totalPolicies,
    Export: ({ state }) => <ExportSummaries status={status} state={state} />,
  };
}
