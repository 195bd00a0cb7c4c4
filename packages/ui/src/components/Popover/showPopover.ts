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
