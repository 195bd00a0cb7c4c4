/** Whether the browser knows of a network. Only `false` counts: some programs with a navigator do not say. */
export const isOnline = (): boolean =>
  (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine !== false;
