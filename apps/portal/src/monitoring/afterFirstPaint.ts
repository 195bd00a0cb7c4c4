/** Runs a callback after the first paint, when the browser is idle. */
export function afterFirstPaint(run: () => void): void {
  // Safari does not have requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}
