import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the first entry of a menu that opens. react-aria does so itself only where the
 * entries are drawn in the same commit; otherwise it leaves the focus on the menu around them.
 */
export function useFirstItemFocus() {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== menu.current) return;
      menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return menu;
}
