const debounce = 500;

let text = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: string) {
  text = next;
  for (const listener of listeners) listener();
}

/**
 * Says something to a screen reader, politely and 500 ms later, so that only the last of a burst is
 * heard. The one Announcer of the app must be on screen.
 */
export function announce(message: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The same words twice are heard twice only if the region changes.
    publish(message === text ? `${message}\u00a0` : message);
  }, debounce);
}

/** The store behind the Announcer, in the form that useSyncExternalStore takes. */
export const announcement = {
  read: () => text,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
