import { useSyncExternalStore } from 'react';

/** Where the choice is kept [S2]. */
const key = 'isDesktopNavOpen';
const listeners = new Set<() => void>();

let choice: boolean | undefined;

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}

const read = () => (choice ??= stored());

/** Opens or closes the navigation of wide screens, for this visit and the next. */
function set(isOpen: boolean): void {
  choice = isOpen;
  try {
    localStorage.setItem(key, String(isOpen));
  } catch {
    // Without storage the choice holds until the page is left.
  }
  document.documentElement.toggleAttribute('data-nav-closed', !isOpen);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the navigation of wide screens is open, and how to change it; open by default [S2]. */
export function useDesktopNavigation() {
  const isOpen = useSyncExternalStore(subscribe, read);
  return { isOpen, toggle: () => set(!isOpen) };
}
