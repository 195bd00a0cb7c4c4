import { type ReactNode, useId } from 'react';
import { ListExport } from './head/ListExport.tsx';
import type { List } from './List.ts';
import { ListRows } from './ListRows.tsx';
import { SectionHead } from './ListSection.styles.ts';
import { useList } from './useList.ts';

interface ListSectionProps<Row extends object, Field extends string, Page> {
  /** Keep it at module scope. */
  readonly list: List<Row, Field, Page>;
  /** Tells its export from another one on the page. @default 'Export to Excel' */
  readonly exportLabel?: string;
  /** What stands between the heading and the rows. */
  readonly children?: ReactNode;
}

/** A list as a part of a page: its heading, its export, its rows. */
export function ListSection<Row extends object, Field extends string, Page>({
  list,
  exportLabel,
  children,
}: ListSectionProps<Row, Field, Page>) {
  const headingId = useId();
  const shown = useList(list);
  return (
    <section aria-labelledby={headingId}>
      <SectionHead>
        <h2 id={headingId}>{list.title}</h2>
        <ListExport
          list={list}
          state={shown.state}
          search={shown.search}
          {...(exportLabel && { label: exportLabel })}
        />
      </SectionHead>
      {children}
      <ListRows list={list} shown={shown} />
    </section>
  );
}
