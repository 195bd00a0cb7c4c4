import { useCallback, useState } from 'react';

/**
 * Whether the content of a scroll container is wider than the container; undefined until measured.
 * A resize observer reads after layout, so the browser does not compute layout twice.
 */
export function useOverflow() {
  const [overflows, setOverflows] = useState<boolean>();
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
