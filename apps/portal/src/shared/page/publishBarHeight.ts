/** How much of the window's top a bar keeps for itself; `--sticky-top` is the sum [frame/grid.ts]. */
type BarHeightProperty = '--acting-height' | '--offline-height';

/**
 * Returns a ref that writes the height of a sticky bar to a CSS property. Other sticky elements, such as
 * a table head, use it as their offset.
 */
export const publishBarHeight =
  <Bar extends HTMLElement>(property: BarHeightProperty) =>
  (bar: Bar) => {
    const { style } = document.documentElement;
    const measure = () => {
      // In small windows the bar may go away with the page.
      const isSticky = getComputedStyle(bar).position === 'sticky';
      style.setProperty(property, `${isSticky ? bar.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    // A window of another height may end or begin what is sticky, without another size of the bar.
    globalThis.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  };
