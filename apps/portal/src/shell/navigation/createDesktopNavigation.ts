import { createStore } from '../../browser/createStore.ts';

/** Where the choice is kept [S2]. */
const key = 'isDesktopNavOpen';

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}

/** Whether the navigation of wide screens is open; open by default [S2]. */
export function createDesktopNavigation() {
  const { read, subscribe, write } = createStore(stored());
  return {
    read,
    subscribe,
    /** Opens or closes it, for this visit and the next. */
    set(isOpen: boolean): void {
      try {
        localStorage.setItem(key, String(isOpen));
      } catch {
        // Without storage the choice holds until the page is left.
      }
      document.documentElement.toggleAttribute('data-nav-closed', !isOpen);
      write(isOpen);
    },
  };
}
