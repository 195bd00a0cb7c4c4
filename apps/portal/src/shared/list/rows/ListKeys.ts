import { useSingleKeys } from '../../keys/useSingleKeys.ts';

const action = '[data-card="action"] :is(a[href], button)';

/** The rows of the page that lead somewhere; an open detail belongs to the row above it. */
const rows = () => [
  ...document.querySelectorAll<HTMLElement>(
    `main tbody > tr:not([data-detail]):has(a[href], ${action})`,
  ),
];
const current = () => rows().find((row) => row.contains(document.activeElement));

function go(step: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = all[at === -1 ? 0 : at + step];
  // The link in the row's header; else the first one, or the action of a row without links.
  const targets = ['th a[href]', 'a[href]', action];
  targets
    .map((one) => next?.querySelector<HTMLElement>(one))
    .find(Boolean)
    ?.focus();
}

/**
 * The single keys of a list, as on Today: j and k go from row to row, where Enter opens the link; x opens
 * the row, a goes to its action, f opens the filters. Has no content.
 */
export function ListKeys() {
  useSingleKeys({
    j: () => go(1),
    k: () => go(-1),
    x: () => current()?.querySelector<HTMLElement>('button[aria-expanded]')?.click(),
    a: () => current()?.querySelector<HTMLElement>(action)?.focus(),
    f: () => document.querySelector<HTMLElement>('main [data-part="opener"]')?.click(),
  });
  return null;
}
