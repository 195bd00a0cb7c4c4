import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys from the search box through the entries, and with Home and End to the first and last. */
export function moveBetweenEntries(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-entry]')];
  const at = stops.indexOf(event.target as HTMLElement);
  const isInBox = event.target instanceof HTMLInputElement;
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(!isInBox && { Home: 1, End: stops.length - 1 }),
  }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}
