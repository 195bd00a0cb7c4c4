import type { SavedView, SavedViewList } from '@agent-portal/data/saved-views/contract';
import { useSavedViews } from '@agent-portal/data/saved-views/hooks';
import { readTableView } from '@agent-portal/ui/DataTable';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import type { ListToolProps } from '../../../shared/list/List.ts';
import { hasTable, looksLike } from './savedTable.ts';
import { savedViewQuery, understoodQuery } from './savedViewQuery.ts';
import { ViewsPopover } from './SavedViews.styles.ts';
import { useUnsavedNames } from './useUnsavedNames.ts';

const SavedViewsPanel = lazyComponent(
  async () => (await import('./SavedViewsPanel.tsx')).SavedViewsPanel,
);

export interface SavedViewsProps extends ListToolProps {
  /** The list whose views these are: the last part of its address. */
  readonly list: SavedViewList;
  readonly address: ListAddress;
}

/**
 * Named addresses of a list, with its columns and its density: which one shows now, and in a panel
 * all of them (decisions, 2).
 */
export function SavedViews(props: SavedViewsProps) {
  const { list, address, state, columns, view: table, onViewChange } = props;
  const answer = useSavedViews(list);
  const [lastName, setLastName] = useState<string>();
  const unsaved = useUnsavedNames();
  const query = savedViewQuery(state, address);
  const views = answer.data?.views ?? [];
  const matching = views.filter(
    (view) =>
      understoodQuery(view.query, address) === query && hasTable(view.table, table, columns),
  );
  const shown = matching.find(({ name }) => name === lastName) ?? matching[0];
  if (shown && shown.name !== lastName) setLastName(shown.name);
  const left = shown ? undefined : views.find(({ name }) => name === lastName);
  const text = trigger(shown?.name, left?.name);
  // A view of the time before tables were saved: it can be given the one that its user has now.
  const lacksTable =
    answer.data?.keepsTables &&
    shown?.table === undefined &&
    !looksLike(table, readTableView(null, columns), columns);
  const apply = (view: SavedView) => {
    setLastName(view.name);
    if (view.table) onViewChange(readTableView(view.table, columns));
  };

  if (answer.error?.kind === 'not-offered') return null;
  return (
    <ViewsPopover
      label={text}
      title="Saved views"
      onCloseRequest={(close) => unsaved.leave(close)}
      trigger={
        <>
          <Bookmark size={20} strokeWidth={1.75} aria-hidden />
          <span>{text}</span>
        </>
      }
    >
      {(close) => (
        <>
          <SavedViewsPanel
            key={unsaved.discarded}
            list={list}
            answer={answer}
            shows={{ query, ...(answer.data?.keepsTables && { table }) }}
            shown={shown}
            behind={left ?? (lacksTable ? shown : undefined)}
            onApply={(view) => {
              apply(view);
              close();
            }}
            onRename={setLastName}
            unsaved={unsaved}
          />
          {unsaved.question}
        </>
      )}
    </ViewsPopover>
  );
}

function trigger(shown: string | undefined, left: string | undefined): string {
  if (shown !== undefined) return `View: ${shown}`;
  return left === undefined ? 'Saved views' : `View: ${left} (changed)`;
}
