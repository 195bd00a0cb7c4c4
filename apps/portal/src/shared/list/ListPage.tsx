import type { ReactNode } from 'react';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { ListCommands } from './head/ListCommands.tsx';
import type { List } from './List.ts';
import { ListRows } from './ListRows.tsx';
import { useList } from './useList.ts';

export interface ListPageProps<Row extends object, Field extends string, Page> {
  /** Define it at module scope. */
  readonly list: List<Row, Field, Page>;
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
  return (
    <>
      <PageHeader
        trail={trail}
        title={list.title}
        actions={
          <>
            {actions}
            <ListCommands list={list} shown={shown} />
          </>
        }
      />
      {children}
      <ListRows list={list} shown={shown} />
    </>
  );
}
