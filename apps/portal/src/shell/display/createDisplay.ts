import { type Display, readDisplay } from '@agent-portal/data/display/display';
import { createStore } from '@agent-portal/data/client/createStore';
import { applyDisplay, displayKey } from '../../shared/display/applyDisplay.ts';

function stored(): Display {
  try {
    return readDisplay(JSON.parse(localStorage.getItem(displayKey) ?? 'null'));
  } catch {
    return readDisplay(null);
  }
}

/**
 * The display settings in this browser, for visitors too. The browser stores them, so that they apply before
 * the first paint.
 */
export function createDisplay() {
  const { read, subscribe, write } = createStore(stored());
  let isChosen = false;
  const show = (display: Display) => {
    applyDisplay(display, document.documentElement);
    write(display);
  };
  const set = (display: Display) => {
    try {
      localStorage.setItem(displayKey, JSON.stringify(display));
    } catch {
      // Without storage, the settings apply until the document closes.
    }
    show(display);
  };
  return {
    read,
    subscribe,
    /** Applies and stores the settings that the user chose. The other tabs follow. */
    choose(display: Display): void {
      isChosen = true;
      set(display);
    },
    /**
     * Applies and stores the settings that the carrier has. It does nothing after a choice in this browser: the
     * answer can be older than the choice.
     */
    adopt(display: Display): void {
      if (!isChosen) set(display);
    },
    /** Follows the other tabs of the browser until the returned function is called. */
    follow(): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        // The key is null after the storage was cleared.
        if (key !== displayKey && key !== null) return;
        isChosen = true;
        show(stored());
      };
      globalThis.addEventListener('storage', onStorage);
      return () => globalThis.removeEventListener('storage', onStorage);
    },
  };
}
