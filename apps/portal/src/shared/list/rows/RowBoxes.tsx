import { token } from '@agent-portal/ui/theme/token';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

/** Under the button that opens the row, in the second line: nothing moves. */
const Box = styled.label`
  position: absolute;
  z-index: 2;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 24px;
  margin: -3px 2px 0;
  cursor: pointer;

  thead & {
    margin-block-start: 1px;
  }

  input {
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0;
    accent-color: ${token('color-primary')};
    cursor: pointer;
  }
`;

/** The least height of a row with room for a box under its button, in pixels. */
const leastHeight = 52;

const modeButton = () => document.querySelector<HTMLElement>('main [data-part="select-rows"]');
const isSelecting = () => document.querySelector('main [data-part="select"]') !== null;

/** The cell before the first column, if a box has room in it: a card has none, nor has a compact row. */
function cellOf(row: HTMLElement | null | undefined): HTMLElement | undefined {
  const cell = row?.querySelector<HTMLElement>(':scope > [data-column="open"]');
  const least = row?.closest('thead') ? 0 : leastHeight;
  return cell && cell.offsetWidth >= 28 && cell.offsetHeight >= least ? cell : undefined;
}

const rowAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('main :is(thead, tbody) > tr:not([data-detail], [data-skeleton])')
    : null;

/** The address that a row leads to. */
const hrefOf = (row: Element | null | undefined) =>
  row?.querySelector('a[href]')?.getAttribute('href');

/** Starts the selection of rows, and presses one of its boxes once they show. */
function startWith(box: () => HTMLElement | null | undefined): void {
  const observer = new MutationObserver(() => {
    if (!isSelecting()) return;
    observer.disconnect();
    const found = box();
    found?.focus();
    found?.click();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // If the code of the selection does not load, no later selection gets the press.
  AbortSignal.timeout(5_000).addEventListener('abort', () => observer.disconnect());
  modeButton()?.click();
}

/**
 * The boxes that a list shows for the row under the mouse or with the focus, and in the head for the page. They
 * start the selection of rows, which has its own boxes.
 */
export function RowBoxes() {
  const [row, setRow] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const follow = ({ target }: Event) => {
      const next = rowAt(target);
      setRow(next && modeButton() && !isSelecting() ? next : null);
    };
    const { signal } = controller;
    document.addEventListener('focusin', follow, { signal });
    document.addEventListener(
      'pointerover',
      (event) => {
        // A box with the focus stays.
        const isFocused = document.activeElement?.closest('[data-part="row-box"]');
        if (event.pointerType === 'mouse' && !isFocused) follow(event);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  if (!row?.isConnected) return null;
  const table = row.closest('table');
  const own = row.closest('tbody') ? row : undefined;
  const href = hrefOf(own);
  const heading = own?.querySelector('th');
  const name = heading?.getAttribute('aria-label') ?? heading?.textContent ?? '';
  const boxes = [
    {
      cell: cellOf(table?.querySelector<HTMLElement>('thead > tr')),
      label: 'Select all rows of this page',
      box: () => document.querySelector<HTMLElement>('main [data-part="all"] input'),
    },
    {
      cell: cellOf(own),
      label: `Select ${name}`,
      box: () => {
        const all = document.querySelectorAll<HTMLElement>('main [data-part="select"] input');
        // The rows may have changed meanwhile.
        return hrefOf(all[at]?.closest('tr')) === href ? all[at] : undefined;
      },
    },
  ];
  const rows = own?.parentElement?.querySelectorAll(':scope > tr:not([data-detail])') ?? [];
  const at = own ? [...rows].indexOf(own) : -1;
  return boxes.map(
    ({ cell, label, box }) =>
      cell &&
      createPortal(
        <Box data-part="row-box">
          <input
            type="checkbox"
            aria-label={label}
            checked={false}
            onChange={() => {
              setRow(null);
              startWith(box);
            }}
          />
        </Box>,
        cell,
        label,
      ),
  );
}
