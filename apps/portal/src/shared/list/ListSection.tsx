import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
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

/** The place of the export in the head of such a page, as high as its button from the start. */
export const Commands = styled.div`
  min-block-size: ${token('control-height')};
`;

/** Where the export of a list goes if the tab of the page names the list: null until the head is rendered. */
export type Place = HTMLElement | null;

interface ListTitleProps {
  readonly id: string;
  readonly title: string;
  /** @default next to the title */
  readonly place?: Place | undefined;
  /** The export. */
  readonly children: ReactNode;
}

/** The heading of a list with its export. On a page whose tab names the list, only screen readers read the heading. */
export function ListTitle({ id, title, place, children }: ListTitleProps) {
  if (place === undefined) {
    return (
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {children}
      </SectionHead>
    );
  }
  return (
    <>
      <h2 className="visually-hidden" id={id}>
        {title}
      </h2>
      {place && createPortal(children, place)}
    </>
  );
}

interface ListSectionProps<Row extends object, Field extends string, Page> extends Pick<
  ListTitleProps,
  'place'
> {
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
  place,
  children,
}: ListSectionProps<Row, Field, Page>) {
  const headingId = useId();
  const shown = useList(list);
  return (
    <section aria-labelledby={headingId}>
      <ListTitle id={headingId} title={list.title} place={place}>
        <ListCommands
          list={list}
          state={shown.state}
          query={shown.query}
          {...(exportLabel && { label: exportLabel })}
        />
      </ListTitle>
      {children}
      <ListRows list={list} shown={shown} />
    </section>
  );
}
