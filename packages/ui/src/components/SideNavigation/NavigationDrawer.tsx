import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { navigationDrawerWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { cross, menu } from '../Drawing/drawings.ts';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

export interface NavigationDrawerProps extends RootProps<HTMLDivElement> {
  /** In the bar, next to the button: a `Brand`. */
  readonly brand?: ReactNode;
  /** A `SideNavigation`; it is rendered while the drawer is open. */
  readonly children: ReactNode;
  /** Names the drawer. @default 'Navigation' */
  readonly label?: string | undefined;
  /** The name of the button that opens it. @default 'Open navigation' */
  readonly openText?: string | undefined;
  /** The name of the button that closes it. @default 'Close navigation' */
  readonly closeText?: string | undefined;
}

const isOnLink = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a') !== null;

/**
 * The navigation of a phone: a button, and a native modal dialog, which keeps the focus inside,
 * closes on Escape or a press outside, and gives the focus back. A link in it closes it.
 *
 * - **Also called:** hamburger menu, mobile menu.
 * - **When to use it:** In the bar; it takes the place of the `SideNavigation` below 1024 px.
 * - **When not:** Other content: `Dialog`.
 * - **Keys:**
 *   - Enter, Space: Opens it.
 *   - Escape: Closes it; the focus goes back to the button.
 */
export function NavigationDrawer({
  brand,
  children,
  label,
  openText,
  closeText,
  className,
  ...root
}: NavigationDrawerProps) {
  const words = useWords('NavigationDrawer', navigationDrawerWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };

  return (
    <div {...root} className={joinClasses('frame-drawer', className)}>
      <button type="button" aria-label={openText ?? words.open} onClick={open}>
        <Drawing of={menu} />
      </button>
      {brand}
      <dialog
        ref={dialog}
        aria-label={label ?? words.label}
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        <button
          className="frame-drawer-close"
          type="button"
          aria-label={closeText ?? words.close}
          onClick={close}
        >
          <Drawing of={cross} />
        </button>
        <div role="presentation" onClick={(event) => isOnLink(event) && close()}>
          {isOpen && children}
        </div>
      </dialog>
    </div>
  );
}
