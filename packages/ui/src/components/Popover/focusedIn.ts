/** The focused element of the document or shadow root that an element is in. */
export const focusedIn = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
