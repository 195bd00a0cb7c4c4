import { useCallback, useState } from 'react';

/**
 * Whether the content of a scroll container is wider than the container; false until measured, because most
 * tables fit, and the sticky head of a table that scrolls is at another place.
 * A resize observer reads after layout, so the browser does not compute layout twice.
 */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((container: HTMLElement | null) => {
    if (!container) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(container.scrollWidth > container.clientWidth);
    });
    observer.observe(container);
    for (const child of container.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, overflows };
}
