/** Whether the browser knows of a network; one that leads nowhere shows only where a call fails. */
export const online = {
  // Only what says that there is none counts: not every program with a navigator says anything.
  read: () => (globalThis.navigator as { onLine?: boolean }).onLine !== false,
  subscribe: (listener: () => void) => {
    globalThis.addEventListener('online', listener);
    globalThis.addEventListener('offline', listener);
    return () => {
      globalThis.removeEventListener('online', listener);
      globalThis.removeEventListener('offline', listener);
    };
  },
};

/** Waits until there is a network: whoever leaves the document without one ends on the browser's error page. */
export async function whenOnline(): Promise<void> {
  if (online.read()) return;
  await new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
  });
}
