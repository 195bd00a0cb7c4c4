import { type KeyboardEvent, useRef } from 'react';
import { focusedIn } from '../Popover/returnFocus.ts';

/** Those of the menu itself; a menu in it has its own. */
const entriesOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
    (entry) => entry.closest('[role="menu"]') === menu,
  );

/** The arrow keys that lead into the menu of an entry, and back from it. */
function waysOf(menu: HTMLElement) {
  const isRtl = getComputedStyle(menu).direction === 'rtl';
  return isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}

/** Letters typed within this time belong together, in milliseconds. */
const pause = 1_000;

/** The entry that a key moves to; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (Math.max(place, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The keys of a menu, as the ARIA practices have them: arrows, Home and End move, letters move to an entry
 * that starts with them, Space presses, and Tab closes. An arrow in the direction of the text opens the menu
 * of an entry, and the other one closes it.
 * @param onBack closes a menu that an entry opened; without it, it is the first menu
 */
export function useMenuKeys(
  onClose: () => void,
  onBack?: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });

  /** The next entry that starts with the typed letters. */
  function found(entries: readonly HTMLElement[], place: number, { key, timeStamp }: KeyInput) {
    const { text, at } = typed.current;
    const letters = (timeStamp - at < pause ? text : '') + key.toLowerCase();
    typed.current = { text: letters, at: timeStamp };
    // More letters may still mean the focused entry; a first letter means the next one.
    const from = letters.length > 1 ? place : place + 1;
    const order = [...entries.slice(from), ...entries.slice(0, from)];
    return order.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(letters));
  }

  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const menu = event.currentTarget;
    // The menu of an entry handles its own keys.
    if ((event.target as Element).closest('[role="menu"]') !== menu) return;
    const entries = entriesOf(menu);
    const focused = focusedIn(menu);
    const place = entries.findIndex((entry) => entry === focused);
    const next = placeAfter(key, place, entries.length);
    const [forward, back] = waysOf(menu);
    const opens = key === forward && entries[place]?.hasAttribute('aria-haspopup');
    const isLetter = /^\S$/u.test(key);
    if (key === 'Tab') onClose();
    else if (key === ' ' || opens) entries[place]?.click();
    else if (onBack && (key === back || key === 'Escape')) onBack();
    else if (isLetter) found(entries, place, event)?.focus();
    else if (next !== undefined) entries[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

type KeyInput = Pick<KeyboardEvent, 'key' | 'timeStamp'>;
