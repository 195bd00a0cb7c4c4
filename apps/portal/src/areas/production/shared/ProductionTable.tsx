import { formatAsOf } from '@agent-portal/format';
import type { Answer } from '@agent-portal/data';
import { FilterBar } from '@agent-portal/ui/FilterBar';
import { TreeTable, type TreeTableProps } from '@agent-portal/ui/TreeTable';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { ListTools } from '../../../shared/list/head/ListToolbar.styles.ts';
import { EmptyList, ListKeys, PrintedNote } from '../../../shared/list/lazyParts.ts';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { tableStatus } from '../../../shared/page/tableStatus.ts';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import type { ShownProduction } from './useProduction.ts';

interface ProductionTableProps<Row extends object> extends Pick<
  TreeTableProps<Row>,
  'name' | 'columns' | 'rows' | 'rowKey' | 'childrenOf' | 'branchName' | 'totals' | 'openedState'
> {
  readonly production: ShownProduction;
  /** The call that returns the rows. */
  readonly answer: Answer<unknown>;
  /** The singular and plural noun for a row. */
  readonly nouns: readonly [one: string, many: string];
}

/** The rows of a summary under their filter. All rows are loaded, nested, and sorted in the browser. */
export function ProductionTable<Row extends object>({
  production,
  answer,
  nouns,
  totals,
  ...table
}: ProductionTableProps<Row>) {
  const { state, data, filters, setFilters, setSort, refreshFilters, reset } = production;
  const today = useBusinessDate();
  const { rows, columns } = table;
  const isThere = answer.data !== undefined;
  return (
    <>
      <PrintedNote
        filters={filters}
        chosen={state.filters}
        tab={undefined}
        columns={columns}
        sort={state.sort}
        range={isThere ? countOf(rows.length, ...nouns) : undefined}
      />
      <TreeTable
        {...table}
        sort={state.sort}
        onSort={setSort}
        totals={rows.length > 0 ? totals : undefined}
        status={tableStatus(answer, answer.error)}
        skeletonRows={6}
        toolbar={
          <ListTools>
            <FilterBar
              today={today}
              filters={filters}
              values={state.filters}
              onChange={setFilters}
              onRefresh={refreshFilters}
              onReset={reset}
              sorting={{ columns, sort: state.sort, onSort: setSort }}
              resultText={isThere ? countOf(rows.length, ...nouns) : undefined}
              asOf={data?.asOf ? formatAsOf(data.asOf, today) : undefined}
              isBusy={answer.isLoading || answer.isRefreshing}
            />
          </ListTools>
        }
        error={answer.error && <LoadError error={answer.error} onRetry={answer.retry} />}
        empty={
          <EmptyList
            noun={nouns[1]}
            filters={filters}
            chosen={state.filters}
            onClear={() => setFilters({})}
          />
        }
      />
      <ListKeys />
    </>
  );
}
