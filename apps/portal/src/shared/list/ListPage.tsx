import type { ReactNode } from 'react';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { ListExport } from './head/ListExport.tsx';
import { VersionSwitch } from './head/VersionSwitch.tsx';
import type { List } from './List.ts';
import { ListRows } from './ListRows.tsx';
import { useList } from './useList.ts';

export interface ListPageProps<Row extends object, Field extends string, Page> {
  /** Keep it at module scope. */
  readonly list: List<Row, Field, Page>;
  /** The pages above it. */
  readonly trail?: ReactNode;
  /** What stands between the title and the rows. */
  readonly children?: ReactNode;
}

/** The page of a list: its filters over it, its rows, the way to the other pages [S2]. */
export function ListPage<Row extends object, Field extends string, Page>({
  list,
  trail,
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
            {list.versions && <VersionSwitch versions={list.versions} />}
            <ListExport list={list} state={shown.state} search={shown.search} />
          </>
        }
      />
      {children}
      <ListRows list={list} shown={shown} />
    </>
  );
}
