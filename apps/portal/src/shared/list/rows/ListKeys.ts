import { useSingleKeys } from '../../keys/useSingleKeys.ts';

const action = '[data-card="action"] :is(a[href], button)';

/** The rows of the page; an open detail belongs to the row above it. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody > tr:has(> th)')].filter(
    (row) => !row.closest('[data-detail]'),
  );
const current = () => rows().find((row) => row.contains(document.activeElement));

/** What Enter should open in a row: what the row is, and not its client or, next to it, its agent. */
const targets = (hasDetail: boolean) => [
  'th a[href]:not([href^="/client/"])',
  ...(hasDetail ? ['button[aria-expanded]'] : []),
  'td:not([data-column="agent"]) a[href]:not([href^="/client/"])',
  action,
  'button[aria-expanded]',
];

function go(step: 1 | -1, hasDetail: boolean): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const row = all[at === -1 ? 0 : at + step];
  if (!row) return;
  const found = targets(hasDetail).flatMap((one) => row.querySelector<HTMLElement>(one) ?? []);
  // Without any, the row has the focus, and Enter does nothing.
  row.tabIndex = -1;
  for (const one of [...found, row]) {
    one.focus();
    // Hidden elements get no focus.
    if (document.activeElement === one) return;
  }
}

export interface ListKeysProps {
  /** Rows have their own detail, such as how a commission was calculated. @default false */
  readonly hasDetail?: boolean;
}

/**
 * The single keys of a list, as on Today: j and k go from row to row, where Enter opens the row; x opens its detail,
 * a goes to its action, f opens the filters. Has no content.
 */
export function ListKeys({ hasDetail = false }: ListKeysProps) {
  useSingleKeys({
    j: () => go(1, hasDetail),
    k: () => go(-1, hasDetail),
    x: () => current()?.querySelector<HTMLElement>('button[aria-expanded]')?.click(),
    a: () => current()?.querySelector<HTMLElement>(action)?.focus(),
    f: () => document.querySelector<HTMLElement>('main [data-part="opener"]')?.click(),
  });
  return null;
}
