import type { Portal } from '../../createPortal.ts';
import { online } from '../../browser/online.ts';

const reloadedAtKey = 'staleChunkReloadedAt';
const loopWindow = 60_000;

/** Code that fails this soon after somebody set off was given up for the next document, milliseconds. */
const goodbye = 5_000;

/**
 * A new version of the portal while a tab is open removes the code the tab would load next: load the
 * document anew once, at the address the reader was going to, and let the error show if that did not
 * help (decisions, 7). Optional code that is missing, or blocked, changes nothing on screen. Firefox
 * gives up what a document is still loading as soon as it is left: loading that document anew would
 * take the reader back from where they go.
 * @param target where the reader is going, path and all
 */
export function reloadOnStaleChunk(
  { keptForms, optionalCode, signal }: Pick<Portal, 'keptForms' | 'optionalCode' | 'signal'>,
  target: () => string,
  now: () => number = Date.now,
): void {
  /** Loads the document anew; false where that was tried a moment ago, or cannot be without a network. */
  function loadAnew(keepForms: () => void): boolean {
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
    if (now() - leftAt < goodbye) return;
    const keepForms = keptForms.copy();
    if (!optionalCode.isLoading()) {
      if (loadAnew(keepForms)) event.preventDefault();
      return;
    }
    // Which load failed shows once the error has reached whoever waits for it; the page may go meanwhile.
    setTimeout(() => {
      if (!optionalCode.failedWith(event.payload)) loadAnew(keepForms);
    });
  };
  globalThis.addEventListener('beforeunload', onLeave, { signal });
  globalThis.addEventListener('vite:preloadError', onMissing, { signal });
}
