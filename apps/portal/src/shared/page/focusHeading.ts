/** Moves the focus to the title of the current page, or to its first element if it has no title. */
export function focusHeading(options?: FocusOptions): void {
  const first =
    document.querySelector<HTMLElement>('main [data-takes-focus]') ??
    document.querySelector<HTMLElement>('main h1');
  first?.focus(options);
}
