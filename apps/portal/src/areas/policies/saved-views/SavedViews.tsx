import type {
  SavedView,
  SavedViewList,
  SharedView,
  ViewTable,
} from '@agent-portal/data/saved-views/contract';
import { useSavedViews } from '@agent-portal/data/saved-views/hooks';
import { leftOutText } from '@agent-portal/data/saved-views/leftOutText';
import {
  readTableView,
  type Column,
  shownColumns,
  type TableView,
} from '@agent-portal/ui/DataTable';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListToolProps } from '../../../shared/list/List.ts';
import { savedViewQuery, understoodQuery } from './savedViewQuery.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { useUnsavedNames } from './useUnsavedNames.ts';
import { Popover } from '@agent-portal/ui/Popover';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

type Columns = readonly Column<never>[];

/** The visible table settings. The position of a hidden column does not matter. */
const shownOf = (view: TableView, columns: Columns) =>
  [view.density, ...shownColumns(columns, view).map(({ id }) => id)].join(' ');

/** Whether two views of a table look the same. */
const looksLike = (one: TableView, other: TableView, columns: Columns) =>
  shownOf(one, columns) === shownOf(other, columns);

/** Whether a table matches a saved view. A view without table settings always matches. */
const hasTable = (saved: ViewTable | undefined, view: TableView, columns: Columns): boolean =>
  !saved || looksLike(readTableView(saved, columns), view, columns);

/** The trigger looks like the tabs next to it. */
const ViewsPopover = styled(Popover)`
  flex: none;
  gap: ${token('space-8')};
  padding-inline: ${token('space-8')};
  color: ${token('color-link')};
  white-space: nowrap;
`;

/** A sentence at the end of the tabs. */
const LeftOut = styled.p`
  flex: none;
  align-self: center;
  margin: 0;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
`;

const SavedViewsPanel = lazyComponent(
  async () => (await import('./SavedViewsPanel.tsx')).SavedViewsPanel,
);

export interface SavedViewsProps extends ListToolProps {
  /** The list of these views, as the last part of its path. */
  readonly list: SavedViewList;
}

/**
 * Named URLs of a list with its columns and density, as tabs after the quick tabs. The panel saves and manages them
 * (decisions, 2).
 */
export function SavedViews(props: SavedViewsProps) {
  const { list, address, state, columns, view: table, onViewChange } = props;
  const answer = useSavedViews(list);
  const [lastName, setLastName] = useState<string>();
  const unsaved = useUnsavedNames();
  const query = savedViewQuery(state, address);
  const { views = [], shared = [] } = answer.data ?? {};
  const all: readonly (SavedView | SharedView)[] = [...views, ...shared];
  const matching = all.filter(
    (view) =>
      understoodQuery(view.query, address) === query && hasTable(view.table, table, columns),
  );
  const shown = matching.find(({ name }) => name === lastName) ?? matching[0];
  if (shown && shown.name !== lastName) setLastName(shown.name);
  const note = shown && leftOutText(shown);
  const left = shown ? undefined : views.find(({ name }) => name === lastName);
  // Views saved by older versions have no table settings. The user can add the current ones.
  const lacksTable =
    answer.data?.keepsTables &&
    shown !== undefined &&
    !('sharedBy' in shown) &&
    shown.table === undefined &&
    !looksLike(table, readTableView(null, columns), columns);
  const behind = left ?? (lacksTable ? shown : undefined);
  const text = behind ? 'Save changes' : 'Save view';
  const apply = (view: SavedView) => {
    setLastName(view.name);
    if (view.table) onViewChange(readTableView(view.table, columns));
  };

  if (answer.error?.kind === 'not-offered') return null;
  return (
    <>
      <ViewTabs list={list} views={all} shown={shown} onApply={apply} />
      <ViewsPopover
        label={text}
        title="Saved views"
        onCloseRequest={(close) => unsaved.leave(close)}
        trigger={
          <>
            <Plus size="1.25em" strokeWidth={1.75} aria-hidden />
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
              behind={behind}
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
      {note && <LeftOut>{note}</LeftOut>}
    </>
  );
}
