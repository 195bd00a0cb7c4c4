import { optionalParts } from '@agent-portal/ui/lazyComponent';
import type { Portal } from '../../createPortal.ts';

const reloadedAtKey = 'staleChunkReloadedAt';
const loopWindow = 60_000;

/** If code fails this soon after the user left, the browser canceled its load. In milliseconds. */
const leaveWindow = 5_000;

/**
 * A new version of the portal removes the code that an open tab would load next. The tab then reloads once,
 * at the address that the user is opening, and shows the error if that did not help (decisions, 7). Without
 * the carrier it stays. Missing or blocked optional code changes nothing on screen. When the user leaves a
 * document, Firefox cancels its loads: a reload at that moment would bring the user back.
 * @param target the address that the user is opening: path, query and hash
 */
export function reloadOnStaleChunk(
  {
    client,
    formDrafts,
    optionalCode,
    signal,
  }: Pick<Portal, 'client' | 'formDrafts' | 'optionalCode' | 'signal'>,
  target: () => string,
  now: () => number = Date.now,
): void {
  /** Reloads the document, unless it just did so. */
  function reload(keepForms: () => void): void {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (now() - last < loopWindow) return;
    sessionStorage.setItem(reloadedAtKey, String(now()));
    keepForms();
    const { pathname, search, hash } = globalThis.location;
    if (target() === pathname + search + hash) globalThis.location.reload();
    else globalThis.location.assign(target());
  }

  let leftAt = Number.NEGATIVE_INFINITY;
  const onLeave = () => {
    leftAt = now();
  };
  const onMissing = async ({ payload }: VitePreloadErrorEvent) => {
    const keepForms = formDrafts.copy();
    // By then the load's promise has rejected, which names the optional loads.
    if (!(await client.connection.check()) || now() - leftAt < leaveWindow) return;
    if ([optionalCode, optionalParts].some((loads) => loads.failedWith(payload))) return;
    reload(keepForms);
  };
  globalThis.addEventListener('beforeunload', onLeave, { signal });
  globalThis.addEventListener('vite:preloadError', (event) => void onMissing(event), { signal });
}
