/** Moves the focus to the title of the current page, or to the element that claims it. */
export function focusHeading(options?: FocusOptions): void {
  const first =
    document.querySelector<HTMLElement>('main [data-takes-focus]') ??
    document.querySelector<HTMLElement>('main h1');
  first?.focus(options);
}
