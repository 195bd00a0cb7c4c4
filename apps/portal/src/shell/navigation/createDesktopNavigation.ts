import { createStore } from '@agent-portal/data/client/createStore';

/** The storage key of the user's choice [S2]. */
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
    /** Opens or closes the navigation, for this visit and the next. */
    set(isOpen: boolean): void {
      try {
        localStorage.setItem(key, String(isOpen));
      } catch {
        // Without storage, the choice applies until the document closes.
      }
      document.documentElement.toggleAttribute('data-nav-closed', !isOpen);
      write(isOpen);
    },
  };
}
