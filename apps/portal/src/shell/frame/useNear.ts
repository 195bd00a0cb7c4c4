import { type RefCallback, useCallback, useState } from 'react';

/** The longest time that an element counts as far, in milliseconds. */
const longest = 3_000;

/**
 * Whether the content of an element should load: once the element is on the screen, and after three seconds
 * at the latest. So content below the first screen does not delay what is on it.
 */
export function useNear(): { readonly ref: RefCallback<Element>; readonly isNear: boolean } {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(element);
    const timer = setTimeout(() => setNear(true), longest);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return { ref, isNear };
}
