/** The height of each sticky bar at the top; `--sticky-top` is their sum [frame/grid.ts]. */
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
      // In small windows the bar can scroll away with the page.
      const isSticky = getComputedStyle(bar).position === 'sticky';
      style.setProperty(property, `${isSticky ? bar.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    // A new window height can make the bar sticky or not, without changing the bar's size.
    globalThis.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  };
