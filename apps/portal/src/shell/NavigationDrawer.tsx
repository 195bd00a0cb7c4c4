import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import { SideNavigation } from './SideNavigation.tsx';

/**
 * The phone's navigation [S2]: a button, and a native modal dialog, which keeps the focus inside,
 * closes on Escape and gives the focus back. It closes when the page changes.
 */
export function NavigationDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  useEffect(() => dialog.current?.close(), [pathname]);

  return (
    <div className="frame-drawer">
      <button
        type="button"
        aria-label="Open navigation"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <Brand />
      <dialog
        ref={dialog}
        aria-label="Navigation"
        onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      >
        <button
          className="frame-drawer-close"
          type="button"
          aria-label="Close navigation"
          onClick={() => dialog.current?.close()}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <SideNavigation />
      </dialog>
    </div>
  );
}
