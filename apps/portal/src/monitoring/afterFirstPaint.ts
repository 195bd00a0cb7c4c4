/** Runs once the browser has painted and has nothing better to do. */
export function afterFirstPaint(run: () => void): void {
  // Safari knows no idle time.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_000);
}
