import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { ListCommands } from './head/ListCommands.tsx';
import type { List } from './List.ts';
import { ListRows } from './ListRows.tsx';
import { useList } from './useList.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The space for the commands of a list in the head of its page, as high as its buttons from the start. */
export const Commands = styled.div`
  display: flex;
  gap: ${token('space-12')};
  min-block-size: ${token('control-height')};
`;

/** Where the commands of a list go: null until the head is rendered. */
export type CommandsSlot = HTMLElement | null;

interface ListTitleProps {
  readonly id: string;
  readonly title: string;
  readonly slot: CommandsSlot;
  /** The commands. */
  readonly children: ReactNode;
}

/** The heading of a list that the tab of its page names, so that only screen readers read it. */
export function ListTitle({ id, title, slot, children }: ListTitleProps) {
  return (
    <>
      <h2 className="visually-hidden" id={id}>
        {title}
      </h2>
      {slot && createPortal(children, slot)}
    </>
  );
}

interface ListSectionProps<Row extends object, Field extends string, Page> extends Pick<
  ListTitleProps,
  'slot'
> {
  /** Define it at module scope. */
  readonly list: List<Row, Field, Page>;
  /** Content between the heading and the rows. */
  readonly children?: ReactNode;
}

/** A list as a tab of a page, with its commands in the head of the page. */
export function ListSection<Row extends object, Field extends string, Page>({
  list,
  slot,
  children,
}: ListSectionProps<Row, Field, Page>) {
  const headingId = useId();
  const shown = useList(list);
  return (
    <section aria-labelledby={headingId}>
      <ListTitle id={headingId} title={list.title} slot={slot}>
        <ListCommands list={list} shown={shown} />
      </ListTitle>
      {children}
      <ListRows list={list} shown={shown} />
    </section>
  );
}
