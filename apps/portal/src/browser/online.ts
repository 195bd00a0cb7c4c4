/** Whether the browser reports a network. A network without Internet access shows only in failed calls. */
export const online = {
  // Only `false` counts as offline, because some environments have a navigator without `onLine`.
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

/** Waits for a network. Leaving the document without one would show the browser's error page. */
export async function whenOnline(): Promise<void> {
  if (online.read()) return;
  await new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
  });
}
