/** Whether the browser is online. Only `false` means offline: some runtimes leave `onLine` undefined. */
export const isOnline = (): boolean =>
  (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine !== false;
