/** Gives the focus to the title of the page on screen, where there is one. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}
