import { Button } from '@agent-portal/ui/Button';
import { type ReactNode, useCallback, useState } from 'react';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { ListExport } from './head/ListExport.tsx';
import { VersionSwitch } from './head/VersionSwitch.tsx';
import type { List } from './List.ts';
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
  const portal = usePortal();
  const { mode } = list;
  const [isInMode, setIsInMode] = useState(() => mode?.isStored(portal, user) ?? false);
  const end = useCallback(() => setIsInMode(false), []);
  return (
    <>
      <PageHeader
        trail={trail}
        title={list.title}
        actions={
          <>
            {actions}
            {mode && (
              <Button
                data-part={mode.part}
                onPointerEnter={mode.Table.preload}
                onFocus={mode.Table.preload}
                onClick={() => void mode.Table.loaded().then(() => setIsInMode(!isInMode))}
              >
                {isInMode ? 'Done' : mode.label}
              </Button>
            )}
            {list.versions && <VersionSwitch versions={list.versions} />}
            <ListExport list={list} state={shown.state} query={shown.query} />
          </>
        }
      />
      {children}
      <ListRows list={list} shown={shown} mode={isInMode && mode} onEnd={end} />
    </>
  );
}
