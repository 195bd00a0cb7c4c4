/**
 * Gives the focus from a popup to its trigger, unless the user moved it elsewhere. Call it before the
 * popup is gone: a dialog that opens in the same moment returns the focus to what has it then.
 */
export function returnFocus(surface: Element | null, trigger: HTMLElement | null): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || surface?.contains(activeElement))
    trigger?.focus();
}
