import type { ListPaneProps } from '../../shared/list/List.ts';
import { below, from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusOn, rowElements } from '../../shared/list/rows/ListKeys.tsx';
import type { ActionForm } from '../../shared/take-action/actionForm.ts';
import { useColleagues } from '../whose/useColleagues.ts';
import { ItemPane } from './ItemPane.tsx';
import { wideFrom } from './Queue.styles.ts';
import { QueueContext } from './QueueContext.ts';
import { QueueNotes } from './QueueNotes.tsx';
import { useItemQueue } from './useItemQueue.ts';

/** As wide as leaves room for a table next to it on a window of 1440 px. */
const paneWidth = 'clamp(23rem, 26vw, 36rem)';

/** The item of a row: at the right of the rows, or in their place. */
const NextToRows = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-12')};

  &[hidden] {
    display: none;
  }

  @media screen and ${below(wideFrom)} {
    &:not([data-open]) {
      position: sticky;
      inset-block-end: ${token('space-16')};
    }

    *:has(> &&[data-open]) > :not(&, :has(h1)) {
      display: none;
    }
  }

  @media screen and ${from(wideFrom)} {
    position: fixed;
    z-index: 3;
    inset-block-start: calc(var(--sticky-top, 0px) + ${token('space-16')});
    inset-inline-end: ${token('space-24')};
    inline-size: ${paneWidth};
    max-block-size: calc(100dvh - var(--sticky-top, 0px) - ${token('space-32')});
    overflow: auto;

    *:has(> &&:not([hidden])) {
      padding-inline-end: calc(${paneWidth} + ${token('space-24')} + ${token('space-16')});
    }

    *:has(> &&) tr[data-shown] {
      background: ${token('color-selected')};
    }
  }
`;

/** The item of a row of a list with its action, as on Today. */
export function RowPane({ id, rows, of, open, replace }: ListPaneProps) {
  const order = rows.flatMap((row) => of(row as never) || []);
  const hasColleagues = useColleagues(id !== undefined).length > 0;
  const [drafts] = useState(() => new Map<string, ActionForm>());
  const { element, notes, state } = useItemQueue({
    whose: 'mine',
    isListed: true,
    hasColleagues,
    shown: id,
    opened: id,
    order,
    drafts,
    open,
    replace,
  });
  const last = useRef(id);
  useEffect(() => {
    const elements = rowElements();
    const rowOf = (item: string) => elements[rows.findIndex((row) => of(row as never) === item)];
    const shown = id === undefined ? undefined : rowOf(id);
    for (const row of elements) row.toggleAttribute('data-shown', row === shown);
    if (id === undefined && last.current !== undefined && document.activeElement === document.body)
      focusOn(rowOf(last.current) ?? elements[0]);
    last.current = id;
  });
  const hasNote = notes.planned !== undefined || notes.conflict !== undefined;
  return (
    <QueueContext value={state}>
      <NextToRows
        ref={element}
        aria-label="Item"
        data-open={id === undefined ? undefined : ''}
        hidden={id === undefined && !hasNote}
      >
        <QueueNotes notes={notes} onBack={replace} />
        {id !== undefined && <ItemPane key={id} id={id} />}
      </NextToRows>
    </QueueContext>
  );
}
