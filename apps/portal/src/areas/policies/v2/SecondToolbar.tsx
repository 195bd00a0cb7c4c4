import { type DataColumn, TableSettings, type TableView } from '@agent-portal/ui/DataTable';
import { FilterBar } from '@agent-portal/ui/FilterBar';
import { formatDate, formatTime } from '@agent-portal/ui/format';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { countOf } from '../../../shared/list/countOf.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import type { usePolicyList } from '../lists/usePolicyList.ts';
import type { SecondList, SecondPage, SecondRow } from './SecondList.ts';
import { ListTools } from './SecondToolbar.styles.ts';

interface SecondToolbarProps {
  readonly list: Pick<SecondList<SecondRow, string>, 'id' | 'address'> & {
    readonly noun: string;
    readonly nouns: string;
    readonly columns: readonly DataColumn<never>[];
  };
  readonly shown: Pick<
    ReturnType<typeof usePolicyList>,
    | 'state'
    | 'status'
    | 'filters'
    | 'setFilters'
    | 'setSort'
    | 'refreshFilters'
    | 'reset'
    | 'commands'
  > & { readonly page: SecondPage<unknown> | undefined };
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** When the visit ended since which rows on this page changed; null where none did. */
  readonly changedSince: number | null;
}

/** Over the rows: the filters and their count, the table's own settings, what the marks mean. */
export function SecondToolbar(props: SecondToolbarProps) {
  const { list, shown, view, onViewChange, changedSince } = props;
  const { state, page, status } = shown;
  const today = useBusinessDate();
  return (
    <ListTools>
      <FilterBar
        filters={shown.filters}
        values={state.filters}
        onChange={shown.setFilters}
        onRefresh={shown.refreshFilters}
        onReset={shown.reset}
        actions={shown.commands}
        sorting={{ columns: list.columns, sort: state.sort, onSort: shown.setSort }}
        resultText={page && countOf(page.totalPolicies, list.noun, list.nouns)}
        asOf={page?.asOf && formatTime(page.asOf)}
        today={today}
        busy={status === 'loading' || status === 'refreshing'}
      />
      <div>
        <SavedViews list={list.id} definition={list.address} state={state} />
        <TableSettings columns={list.columns} view={view} onChange={onViewChange} />
        {changedSince !== null && (
          <p>Changed: since your last visit, {formatDate(new Date(changedSince).toISOString())}</p>
        )}
      </div>
    </ListTools>
  );
}
