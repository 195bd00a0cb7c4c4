/** Gives the focus to the title of the page on screen, or to what the page begins with instead. */
export function focusHeading(options?: FocusOptions): void {
  const first =
    document.querySelector<HTMLElement>('main [data-takes-focus]') ??
    document.querySelector<HTMLElement>('main h1');
  first?.focus(options);
}
