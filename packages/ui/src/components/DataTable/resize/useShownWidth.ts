import { type RefObject, useEffect, useState } from 'react';

/** The pixels of a rem. */
export const pixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

interface ShownWidth {
  /** In pixels. */
  readonly width: number;
  readonly rem: number;
}

/**
 * How wide the column of a handle shows, in pixels: a browser shares out the room of a table, so it is seldom the
 * width that the column asks for. Observed, because a read on each draw would have the browser lay out the rows twice.
 * @param asked in rem, until the first layout
 */
export function useShownWidth(handle: RefObject<HTMLElement | null>, asked: number): ShownWidth {
  const [shown, setShown] = useState<ShownWidth>();
  useEffect(() => {
    const header = handle.current?.parentElement;
    if (!header) return undefined;
    const observer = new ResizeObserver(() => {
      const { width } = header.getBoundingClientRect();
      // Cards have no headers.
      if (width > 0) setShown({ width, rem: pixels() });
    });
    observer.observe(header, { box: 'border-box' });
    return () => observer.disconnect();
  }, [handle]);
  return shown ?? { width: asked * 16, rem: 16 };
}
