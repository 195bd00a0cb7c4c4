import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer or the focus is on an element. */
export function useIsHoveredOrFocused(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: string, listener: () => void) =>
      element.current?.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', () => setIsHovered(true));
    on('pointerleave', () => setIsHovered(false));
    on('focusin', () => setIsFocused(true));
    on('focusout', () => setIsFocused(false));
    return () => listening.abort();
  }, [element]);
  return isHovered || isFocused;
}
