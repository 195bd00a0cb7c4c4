import { useCallback } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';

/** Whether the navigation of wide screens is open, and how to change it [S2]. */
export function useDesktopNavigation() {
  const { desktopNavigation } = usePortal();
  const isOpen = useStore(desktopNavigation);
  const toggle = useCallback(() => desktopNavigation.set(!isOpen), [desktopNavigation, isOpen]);
  return { isOpen, toggle };
}
