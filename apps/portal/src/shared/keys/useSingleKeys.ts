import { useEffect, useRef } from 'react';

/** What each key does, by the key that is typed: `j`, `?`. One that returns false leaves the key to the page. */
export type SingleKeys = Readonly<Record<string, (event: KeyboardEvent) => void | false>>;

const typesText = 'input, textarea, select, [contenteditable], [role="textbox"]';

/** Whether the user has single keys on. The display settings turn them off with an attribute (WCAG 2.1.4). */
const areOn = () => document.documentElement.dataset['singleKeys'] !== 'off';

/** Whether a key is a command here: not while the user types, chooses in a list, or has a dialog open. */
function isCommand({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areOn()) return false;
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return false;
  return !(target instanceof Element && target.closest(typesText));
}

/** The search, which is on each page. */
const search: SingleKeys = {
  '/': () => document.querySelector<HTMLElement>('.frame-search')?.click(),
};

/** Runs commands by single keys while the component is on screen. They are on unless the user turned them off. */
export function useSingleKeys(keys: SingleKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = { ...search, ...keys };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = Object.hasOwn(latest.current, event.key) && latest.current[event.key];
      if (!command || !isCommand(event)) return;
      if (command(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
