let text: string | undefined;
const listeners = new Set<() => void>();

function change(next: string | undefined) {
  text = next;
  for (const listener of listeners) listener();
}

/** A message over the page on screen: why a navigation led nowhere. It goes with the page. */
export const notice = {
  read: () => text,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  show: (next: string) => change(next),
  clear: () => change(undefined),
};
