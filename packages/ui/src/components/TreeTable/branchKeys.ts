import type { KeyboardEvent } from 'react';

const opener = '[data-part="branch"]';
const levelOf = (row: Element | null) =>
  Number((row as HTMLElement | null)?.style.getPropertyValue('--level') ?? 0);

/** What opens the branch that a row stands in. */
function openerOver(button: HTMLElement): HTMLElement | undefined {
  const row = button.closest('tr');
  let over = row?.previousElementSibling ?? null;
  while (over && !(over.matches('[data-branch]') && levelOf(over) < levelOf(row))) {
    over = over.previousElementSibling;
  }
  return over?.querySelector<HTMLElement>(opener) ?? undefined;
}

/**
 * The arrow keys on what opens branches, as in a tree of the APG: right opens a branch and then goes into
 * it, left closes it and then goes to the one over it, up and down go to the next one on screen.
 */
export function branchKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const button =
    event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(opener) : null;
  if (!button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(opener)];
  const index = all.indexOf(button);
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => (isOpen ? all[index + 1]?.focus() : button.click()),
    ArrowLeft: () => (isOpen ? button.click() : openerOver(button)?.focus()),
    ArrowDown: () => all[index + 1]?.focus(),
    ArrowUp: () => all[index - 1]?.focus(),
    Home: () => all[0]?.focus(),
    End: () => all.at(-1)?.focus(),
  };
  const move = moves[key];
  if (!move) return;
  event.preventDefault();
  move();
}
