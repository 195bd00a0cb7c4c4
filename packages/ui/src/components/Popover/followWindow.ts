/**
 * Calls back when the window of an element changes its size, or anything in it is scrolled.
 * @returns a function that ends it
 */
export function followWindow({ ownerDocument }: Element, act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  ownerDocument.defaultView?.addEventListener('resize', act, { signal });
  ownerDocument.addEventListener('scroll', act, { signal, capture: true, passive: true });
  return () => listening.abort();
}
