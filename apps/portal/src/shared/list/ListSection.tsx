import { type ReactNode, useId } from 'react';
import { ListCommands } from './head/ListCommands.tsx';
import type { List } from './List.ts';
import { ListRows } from './ListRows.tsx';
import { useList } from './useList.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-16')};
  margin-block: ${token('space-24')} ${token('space-16')};

  & > h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }
`;

interface ListSectionProps<Row extends object, Field extends string, Page> {
  /** Define it at module scope. */
  readonly list: List<Row, Field, Page>;
  /** The export label, to distinguish several exports on one page. @default 'Export to Excel' */
  readonly exportLabel?: string;
  /** Content between the heading and the rows. */
  readonly children?: ReactNode;
}

/** A list as a section of a page, with its heading, export and rows. */
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
        <ListCommands
          list={list}
          state={shown.state}
          query={shown.query}
          {...(exportLabel && { label: exportLabel })}
        />
      </SectionHead>
      {children}
      <ListRows list={list} shown={shown} />
    </section>
  );
}
