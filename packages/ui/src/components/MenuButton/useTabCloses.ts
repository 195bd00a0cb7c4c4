import { type RefObject, useEffect } from 'react';

/**
 * Closes a menu at Tab, which gives the focus back to its button, as the ARIA practices have it.
 * react-aria keeps the focus inside, where Tab would seem to do nothing.
 */
export function useTabCloses(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = menu.current;
    const closeAtTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', closeAtTab);
    return () => element?.removeEventListener('keydown', closeAtTab);
  }, [menu, onClose]);
}
