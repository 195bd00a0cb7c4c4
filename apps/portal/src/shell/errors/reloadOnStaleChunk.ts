import { optionalParts } from '@agent-portal/ui/lazyComponent';
import type { Portal } from '../../createPortal.ts';
import { online } from '../../browser/online.ts';

const reloadedAtKey = 'staleChunkReloadedAt';
const loopWindow = 60_000;

/** If code fails this soon after the user left, the browser canceled its load. In milliseconds. */
const leaveWindow = 5_000;

/**
 * A new version of the portal removes the code that an open tab would load next. The tab then reloads once,
 * at the address that the user is opening, and shows the error if that did not help (decisions, 7). Missing
 * or blocked optional code changes nothing on screen. When the user leaves a document, Firefox cancels its
 * loads: a reload at that moment would bring the user back.
 * @param target the address that the user is opening: path, query and hash
 */
export function reloadOnStaleChunk(
  { keptForms, optionalCode, signal }: Pick<Portal, 'keptForms' | 'optionalCode' | 'signal'>,
  target: () => string,
  now: () => number = Date.now,
): void {
  /** Reloads the document. Returns false if it just did so, or if there is no network. */
  function reload(keepForms: () => void): boolean {
    if (!online.read()) return false;
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (now() - last < loopWindow) return false;
    sessionStorage.setItem(reloadedAtKey, String(now()));
    keepForms();
    const { pathname, search, hash } = globalThis.location;
    if (target() === pathname + search + hash) globalThis.location.reload();
    else globalThis.location.assign(target());
    return true;
  }

  let leftAt = Number.NEGATIVE_INFINITY;
  const onLeave = () => {
    leftAt = now();
  };
  const onMissing = (event: VitePreloadErrorEvent) => {
    if (now() - leftAt < leaveWindow) return;
    const keepForms = keptForms.copy();
    const optional = [optionalCode, optionalParts];
    if (!optional.some((loads) => loads.isLoading())) {
      if (reload(keepForms)) event.preventDefault();
      return;
    }
    // Which load failed is known only after its promise has rejected; the user may leave before that.
    setTimeout(() => {
      if (!optional.some((loads) => loads.failedWith(event.payload))) reload(keepForms);
    });
  };
  globalThis.addEventListener('beforeunload', onLeave, { signal });
  globalThis.addEventListener('vite:preloadError', onMissing, { signal });
}
