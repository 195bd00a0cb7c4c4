import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSingleKeys } from '../../keys/useSingleKeys.ts';
import type { List } from '../List.ts';
import { useOpenedItem } from './useOpenedItem.ts';
import { usePortal } from '../../../PortalContext.ts';
import { listKeyOf } from '../address/createListMemory.ts';

interface SeenRowsProps {
  readonly list: Pick<List<never, never, never>, 'id'>;
  readonly isReady: boolean;
}

/**
 * Stores which row the user opened last. When the user comes back to the list, restores the scroll
 * position and the focus on the row's link. Opened rows are marked. Renders with each URL, but has no content.
 */
function SeenRows({ list: { id }, isReady }: SeenRowsProps) {
  const { routeScroll, listMemory } = usePortal();
  const { pathname, search } = useLocation();
  const listKey = listKeyOf(pathname, id);

  useEffect(() => {
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('tbody a[href^="/"]');
      const href = link && link.getAttribute('href');
      if (href) listMemory.openRow(listKey, { href, search, scroll: globalThis.scrollY });
    };
    // Runs in the capture phase, before the link's own handler.
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [listMemory, listKey, search]);

  useEffect(() => {
    if (!isReady) return;
    for (const link of document.querySelectorAll('tbody a[href^="/"]')) {
      const wasOpened = listMemory.hasOpened(listKey, link.getAttribute('href') ?? '');
      link.toggleAttribute('data-seen', wasOpened);
    }
  });

  useEffect(() => {
    if (!isReady) return;
    const left = listMemory.takeBack(listKey, search);
    if (!left) return;
    const link = document.querySelector<HTMLElement>(`tbody a[href="${CSS.escape(left.href)}"]`);
    if (!link) return;
    link.focus({ preventScroll: true });
    routeScroll.keep(pathname);
    globalThis.scrollTo(0, left.scroll);
  }, [routeScroll, listMemory, isReady, listKey, pathname, search]);
  return null;
}

const action = '[data-card="action"] :is(a[href], button)';

/** The rows of the page; an open detail belongs to the row above it. */
export const rowElements = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody > tr:has(> th)')].filter(
    (row) => !row.closest('[data-detail]'),
  );
const current = () => rowElements().find((row) => row.contains(document.activeElement));

/** What Enter should open in a row: what the row is, and not its client or, next to it, its agent. */
const targets = (hasDetail: boolean) => [
  'th a[href]:not([href^="/client/"])',
  ...(hasDetail ? ['button[aria-expanded]'] : []),
  'td:not([data-column="agent"]) a[href]:not([href^="/client/"])',
  action,
  'button[aria-expanded]',
];

/** What a row of the page opens next to the rows; undefined for one without. */
function idOf({ list, rows: values = [] }: ListKeysProps, row: HTMLElement) {
  const value = values[rowElements().indexOf(row)];
  return (value && list?.pane?.of(value as never)) || undefined;
}

/** A row has the focus itself when it has no link, or opens next to the rows. */
export function focusOn(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}

function go(step: 1 | -1, props: ListKeysProps): void {
  const all = rowElements();
  const from = current();
  const row = all[from ? all.indexOf(from) + step : 0];
  if (!row) return;
  if (!idOf(props, row)) {
    for (const one of targets(props.list?.detail !== undefined)) {
      const found = row.querySelector<HTMLElement>(one);
      found?.focus();
      // Hidden elements get no focus.
      if (found && document.activeElement === found) return;
    }
  }
  focusOn(row);
}

export interface ListKeysProps {
  /** With `detail`, rows have their own detail, such as how a commission was calculated. */
  readonly list?: Pick<List<never>, 'id' | 'detail' | 'pane'>;
  readonly rows?: readonly object[];
  /** The rows have loaded with `ready`. */
  readonly status?: string;
}

/**
 * The single keys of a list, as on Today: j and k go from row to row, where Enter opens the row; x opens its detail,
 * a goes to its action, f opens the filters. Shows what Enter opens next to the rows; then the keys are those of that.
 * Also marks the rows that the user has opened.
 */
export function ListKeys(props: ListKeysProps) {
  const { list, rows: values = [], status } = props;
  const { opened, open, replace } = useOpenedItem();
  const pane = list?.pane;
  const [Pane] = useState(() => pane && lazyComponent(async () => (await pane.load()).RowPane));
  const shown = pane && opened;
  // Its code loads when the first item opens.
  const [wasShown, setWasShown] = useState(shown !== undefined);
  if (shown !== undefined && !wasShown) setWasShown(true);
  useSingleKeys(
    shown
      ? {}
      : {
          j: () => go(1, props),
          k: () => go(-1, props),
          x: () => current()?.querySelector<HTMLElement>('button[aria-expanded]')?.click(),
          a: () => current()?.querySelector<HTMLElement>(action)?.focus(),
          f: () => document.querySelector<HTMLElement>('main [data-part="opener"]')?.click(),
          // A link or a button in the row has its own Enter.
          Enter: ({ target }) => {
            const id = target instanceof HTMLTableRowElement && idOf(props, target);
            return id ? open(id) : false;
          },
        },
  );
  return (
    <>
      {list && <SeenRows list={list} isReady={status === 'ready'} />}
      {pane && Pane && wasShown && (
        <Pane id={shown} rows={values} of={pane.of} open={open} replace={replace} />
      )}
    </>
  );
}
