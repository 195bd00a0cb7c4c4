import { Button } from '@agent-portal/ui/Button';
import { Drawing, drawings } from '@agent-portal/ui/Drawing';
import { FilterBar } from '@agent-portal/ui/FilterBar';
import { QuickTabs } from '@agent-portal/ui/QuickTabs';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useIsSlow } from '@agent-portal/ui/Spinner';
import type { TableView } from '@agent-portal/ui/DataTable';
import { formatDay, formatAsOf } from '@agent-portal/format';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { resultText } from '../rows/countOf.ts';
import type { List, RowsOfPage } from '../List.ts';
import { ListTools } from './ListToolbar.styles.ts';
import { StaleNote } from '../lazyParts.ts';
import { filtersOfTab, shownTabs } from '../address/listTabs.ts';
import type { ShownList } from '../useList.ts';

const TableSettings = lazyComponent(
  async () => (await import('@agent-portal/ui/TableSettings')).TableSettings,
);

/** Lazy, because few tabs have choices. */
const TabChoices = lazyComponent(async () => (await import('./TabChoices.tsx')).TabChoices);

export interface ListToolbarProps {
  readonly list: Pick<
    List<never>,
    'nouns' | 'tabs' | 'isCustomizable' | 'Tools' | 'columns' | 'mode'
  >;
  readonly shown: ShownList;
  readonly page:
    | Pick<RowsOfPage<unknown>, 'total' | 'asOf' | 'tabCounts' | 'countNote'>
    | undefined;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** The end of the previous visit, if rows on this page changed since then; otherwise null. */
  readonly changedSince: number | null;
  /** Whether the list is in its mode, if it has one. */
  readonly isInMode: boolean;
  readonly onModeChange: (isInMode: boolean) => void;
}

/** The toolbar above the rows: a line of tabs and saved views, and one of filters, count and tools. */
export function ListToolbar(props: ListToolbarProps) {
  const { list, shown, page, view, onViewChange, changedSince, isInMode, onModeChange } = props;
  const { mode, Tools } = list;
  const { state } = shown;
  const [, nouns] = list.nouns;
  const today = useBusinessDate();
  const { former } = shown;
  const isSlow = useIsSlow(shown.isBusy && !former);
  const tabs = shownTabs(list.tabs, page?.tabCounts, state.filters);
  // The count of another tab does not apply to this one.
  const ownPage = former ? undefined : page;
  const count = ownPage && resultText(ownPage.total, list.nouns, ownPage.countNote);
  const tools = (
    <>
      {list.tabs?.some(({ choices }) => choices) && (
        <TabChoices tabs={list.tabs} filters={state.filters} onPick={shown.setTab} />
      )}
      {mode && (
        <Button
          data-part={mode.part}
          variant="quiet"
          size="small"
          icon={<Drawing of={drawings.circleCheck} />}
          onPointerEnter={mode.Table.preload}
          onFocus={mode.Table.preload}
          onClick={() => void mode.Table.loaded().then(() => onModeChange(!isInMode))}
        >
          {isInMode ? 'Done' : mode.label}
        </Button>
      )}
      {list.isCustomizable && (
        <TableSettings columns={list.columns} view={view} onChange={onViewChange} />
      )}
    </>
  );

  return (
    <ListTools>
      {(tabs.length > 0 || Tools) && (
        <QuickTabs
          label={`Which ${nouns}`}
          tabs={tabs}
          onPick={shown.setTab}
          onIntent={shown.prefetchTab}
        >
          {Tools && (
            <Tools
              state={state}
              address={shown.address}
              columns={list.columns}
              view={view}
              onViewChange={onViewChange}
            />
          )}
        </QuickTabs>
      )}
      <FilterBar
        filtersOfTab={filtersOfTab(list.tabs, state.filters)}
        today={today}
        filters={shown.filters}
        values={state.filters}
        onChange={shown.setFilters}
        onIntent={() => void shown.loadFilters()}
        onOpen={shown.loadFilters}
        onRefresh={shown.refreshFilters}
        onReset={shown.reset}
        sorting={{ columns: list.columns, sort: state.sort, onSort: shown.setSort }}
        resultText={isSlow ? 'Still trying …' : count}
        asOf={!isSlow && ownPage?.asOf ? formatAsOf(ownPage.asOf, today) : undefined}
        isBusy={shown.isBusy && !isSlow}
        tools={(mode || list.isCustomizable) && tools}
      />
      {changedSince !== null && (
        <p>Changed: since your last visit, {formatDay(new Date(changedSince).toISOString())}</p>
      )}
      {former && <StaleNote tabs={list.tabs} former={former} state={state} />}
    </ListTools>
  );
}
