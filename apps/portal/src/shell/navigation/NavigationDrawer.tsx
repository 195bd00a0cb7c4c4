import { Menu, X } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Brand } from '../frame/Brand.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const isOnLink = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a') !== null;

/**
 * The phone's navigation [S2]: a button, and a native modal dialog, which keeps the focus inside,
 * closes on Escape or a press outside, and gives the focus back. A link in it closes it.
 */
export function NavigationDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };

  return (
    <div className="frame-drawer">
      <button type="button" aria-label="Open navigation" onClick={open}>
        <Menu size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <Brand />
      <dialog ref={dialog} aria-label="Navigation" closedby="any" onClose={() => setIsOpen(false)}>
        <button
          className="frame-drawer-close"
          type="button"
          aria-label="Close navigation"
          onClick={close}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <div role="presentation" onClick={(event) => isOnLink(event) && close()}>
          {isOpen && <SideNavigation />}
        </div>
      </dialog>
    </div>
  );
}
