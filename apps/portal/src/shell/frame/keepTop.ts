/**
 * A ref that says in `--sticky-top` how much of the window's top a bar keeps for itself: what else
 * stays at the top, like the head of a table, stands below it.
 */
export function keepTop(bar: HTMLElement) {
  const { style } = document.documentElement;
  const measure = () => {
    // On phones the bar may go away with the page.
    const isSticky = getComputedStyle(bar).position === 'sticky';
    style.setProperty('--sticky-top', `${isSticky ? bar.offsetHeight : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--sticky-top');
  };
}
