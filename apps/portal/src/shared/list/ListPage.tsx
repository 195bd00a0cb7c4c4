import { Button } from '@agent-portal/ui/Button';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { storedSelection } from '../selection/chosenRows.ts';
import { ListExport } from './head/ListExport.tsx';
import { VersionSwitch } from './head/VersionSwitch.tsx';
import type { List } from './List.ts';
import { SelectingTable } from './lazyParts.ts';
import { ListRows } from './ListRows.tsx';
import { useList } from './useList.ts';

export interface ListPageProps<Row extends object, Field extends string, Page> {
  /** Define it at module scope. */
  readonly list: List<Row, Field, Page>;
  /** The breadcrumbs of the page. */
  readonly trail?: ReactNode;
  /** Links in the head, before the export. */
  readonly actions?: ReactNode;
  /** Content between the title and the rows. */
  readonly children?: ReactNode;
}

/** The page of a list with its filters, rows and pagination [S2]. */
export function ListPage<Row extends object, Field extends string, Page>({
  list,
  trail,
  actions,
  children,
}: ListPageProps<Row, Field, Page>) {
  const shown = useList(list);
  const { user } = useSession();
  const { keptForms } = usePortal();
  const { selection } = list;
  // Rows that were selected before the session ended are selected again.
  const [isSelecting, setIsSelecting] = useState(
    () => selection !== undefined && keptForms.has(storedSelection(selection), user),
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={list.title}
        actions={
          <>
            {actions}
            {selection && (
              <Button
                data-part="select-rows"
                onPointerEnter={SelectingTable.preload}
                onFocus={SelectingTable.preload}
                onClick={() =>
                  void SelectingTable.loaded().then(() => setIsSelecting(!isSelecting))
                }
              >
                {isSelecting ? 'Done' : 'Select'}
              </Button>
            )}
            {list.versions && <VersionSwitch versions={list.versions} />}
            <ListExport list={list} state={shown.state} query={shown.query} />
          </>
        }
      />
      {children}
      <ListRows list={list} shown={shown} isSelecting={isSelecting} onSelecting={setIsSelecting} />
    </>
  );
}
