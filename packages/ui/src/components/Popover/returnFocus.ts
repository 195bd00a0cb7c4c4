/**
 * Gives the focus from a popup to its trigger, unless the user moved it elsewhere. Call it before the
 * popup is gone: a dialog that opens in the same moment returns the focus to what has it then.
 */
export function returnFocus(surface: Element | null, trigger: HTMLElement | null): void {
  if (!trigger) return;
  const active = focusedIn(trigger);
  if (!active || active === trigger.ownerDocument.body || surface?.contains(active))
    trigger.focus();
}

/** The focused element of the document or shadow root that an element is in. */
export const focusedIn = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
