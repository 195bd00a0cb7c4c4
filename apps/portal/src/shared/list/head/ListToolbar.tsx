import { FilterBar } from '@agent-portal/ui/FilterBar';
import { QuickTabs } from '@agent-portal/ui/QuickTabs';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useIsSlow } from '@agent-portal/ui/Spinner';
import type { TableView } from '@agent-portal/ui/DataTable';
import { formatDay } from '@agent-portal/format';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { asOfText } from '../rows/asOfText.ts';
import { resultText } from '../rows/countOf.ts';
import type { List, RowsOfPage } from '../List.ts';
import { ListTools } from './ListToolbar.styles.ts';
import { StaleNote } from '../lazyParts.ts';
import { filtersOfTab, shownTabs } from '../address/listTabs.ts';
import type { ShownList } from '../useList.ts';

const TableSettings = lazyComponent(
  async () => (await import('@agent-portal/ui/TableSettings')).TableSettings,
);

export interface ListToolbarProps {
  readonly list: Pick<List<never>, 'nouns' | 'tabs' | 'isCustomizable' | 'Tools' | 'columns'>;
  readonly shown: ShownList;
  readonly page:
    | Pick<RowsOfPage<unknown>, 'total' | 'asOf' | 'tabCounts' | 'countNote'>
    | undefined;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** The end of the previous visit, if rows on this page changed since then; otherwise null. */
  readonly changedSince: number | null;
}

/** The toolbar above the rows: filters, quick tabs, count and table settings. */
export function ListToolbar(props: ListToolbarProps) {
  const { list, shown, page, view, onViewChange, changedSince } = props;
  const { state } = shown;
  const [, nouns] = list.nouns;
  const today = useBusinessDate();
  const { former } = shown;
  const isSlow = useIsSlow(shown.isBusy && !former);
  const tabs = shownTabs(list.tabs, page?.tabCounts, state.filters);
  // The count of another tab is no count of this one.
  const ownPage = former ? undefined : page;
  const count = ownPage && resultText(ownPage.total, list.nouns, ownPage.countNote);
  // Many tabs are on a separate line under the tools, so that the list has two lines above it at most.
  const areTabsBelow = (list.tabs?.length ?? 0) > 4;
  const quickTabs = tabs.length > 0 && (
    <QuickTabs
      label={`Which ${nouns}`}
      tabs={tabs}
      onPick={shown.setTab}
      onIntent={shown.prefetchTab}
    />
  );
  const hasTools = list.Tools || list.isCustomizable || changedSince !== null;

  return (
    <ListTools>
      <FilterBar
        tabs={!areTabsBelow && quickTabs}
        filtersOfTab={filtersOfTab(list.tabs, state.filters)}
        today={today}
        filters={shown.filters}
        values={state.filters}
        onChange={shown.setFilters}
        onIntent={() => void shown.loadFilters()}
        onOpen={shown.loadFilters}
        onRefresh={shown.refreshFilters}
        onReset={shown.reset}
        actions={shown.commands}
        sorting={{ columns: list.columns, sort: state.sort, onSort: shown.setSort }}
        resultText={isSlow ? 'Still trying …' : count}
        asOf={!isSlow && ownPage?.asOf ? asOfText(ownPage.asOf, today) : undefined}
        isBusy={shown.isBusy && !isSlow}
      />
      {hasTools && (
        <div data-part="tools">
          {list.Tools && (
            <list.Tools
              state={state}
              address={shown.address}
              columns={list.columns}
              view={view}
              onViewChange={onViewChange}
            />
          )}
          {list.isCustomizable && (
            <TableSettings columns={list.columns} view={view} onChange={onViewChange} />
          )}
          {changedSince !== null && (
            <p>Changed: since your last visit, {formatDay(new Date(changedSince).toISOString())}</p>
          )}
        </div>
      )}
      {areTabsBelow && quickTabs}
      {former && <StaleNote tabs={list.tabs} former={former} state={state} />}
    </ListTools>
  );
}
