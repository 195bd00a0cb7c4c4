/**
 * Shows an element with `popover` above the page and its dialogs. A server renders the attribute for every
 * browser, so one without popovers loses it here, and shows the element above the page.
 */
export function showPopover(element: HTMLElement): void {
  if ('showPopover' in element) element.showPopover();
  else (element as HTMLElement).removeAttribute('popover');
}

/** Hides an element that `showPopover` showed. */
export function hidePopover(element: HTMLElement): void {
  if ('hidePopover' in element) element.hidePopover();
}

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
