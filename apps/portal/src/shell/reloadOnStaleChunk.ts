const reloadedAtKey = 'staleChunkReloadedAt';
const loopWindow = 60_000;

/**
 * A new version of the portal while a tab is open removes the code the tab would load next: load the
 * page anew once, at the same address, and let the error show if that did not help (decisions, 7).
 */
export function reloadOnStaleChunk(now: () => number = Date.now): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (now() - last < loopWindow) return;
    sessionStorage.setItem(reloadedAtKey, String(now()));
    event.preventDefault();
    globalThis.location.reload();
  });
}
