import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { windowWidth } from '../Popover/popoverOffset.ts';
import { followWindow, showPopover } from '../Popover/showPopover.ts';
import { token } from '../../theme/token.ts';
import { surfaceStyles } from '../Popover/surfaceStyles.ts';
import type { IsOnItsWay } from './IsOnItsWay.ts';
import { isInTriangle, placeSubmenu } from './placeSubmenu.ts';
import { useMenuKeys } from './useMenuKeys.ts';

const SubmenuSurface = styled.div`
  &:not([data-inline]) {
    ${surfaceStyles}

    /* The browser would center it. */
    position: fixed;
    inset: auto;
    margin: 0;
    max-block-size: calc(100dvh - ${token('space-24')});
  }

  &[role='menu'][data-inline] {
    padding: 0;
    padding-inline-start: ${token('space-24')};
  }
`;

interface SubmenuProps {
  readonly label: string;
  /** A key opened it, so its first entry has the focus. */
  readonly takesFocus: boolean;
  /** Set while the submenu is open, for its entry and the others. */
  readonly wayRef: RefObject<IsOnItsWay | undefined>;
  /** Closes only this menu. */
  readonly onBack: () => void;
  /** Closes all menus. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const entryOf = (menu: HTMLElement | null) => menu?.previousElementSibling;

/** The menu of an entry, next to it; on a phone under it. */
export function Submenu(props: SubmenuProps) {
  const { label, takesFocus, wayRef, onBack, onClose, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [isInline] = useState(() => windowWidth() === 'belowMd');

  const back = () => {
    const entry = entryOf(ref.current);
    if (entry instanceof HTMLElement) entry.focus({ preventScroll: true });
    onBack();
  };
  const onKeyDown = useMenuKeys(onClose, back);

  const place = useEffectEvent(() => {
    const entry = entryOf(ref.current)?.getBoundingClientRect();
    if (!ref.current || !entry || isInline) return;
    const { clientWidth, clientHeight } = ref.current.ownerDocument.documentElement;
    const { offsetWidth, offsetHeight, style } = ref.current;
    const found = placeSubmenu({
      entry,
      menu: { width: offsetWidth, height: offsetHeight },
      sight: { width: clientWidth, height: clientHeight },
      isRtl: getComputedStyle(ref.current).direction === 'rtl',
    });
    style.left = `${found.left}px`;
    style.top = `${found.top}px`;
  });

  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    if (!isInline) showPopover(ref.current);
    place();
    return followWindow(ref.current, () => place());
  }, [isInline]);

  useLayoutEffect(() => {
    if (takesFocus)
      ref.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  }, [takesFocus]);

  useLayoutEffect(() => {
    if (isInline) return undefined;
    let from: { x: number; y: number } | undefined;
    wayRef.current = ({ clientX, clientY, currentTarget }) => {
      const menu = ref.current?.getBoundingClientRect();
      const point = { x: clientX, y: clientY };
      if (!menu || currentTarget === entryOf(ref.current)) {
        from = point;
        return false;
      }
      const x = from && from.x < menu.left ? menu.left : menu.right;
      const corners = [
        { x, y: menu.top },
        { x, y: menu.bottom },
      ] as const;
      return from !== undefined && isInTriangle(point, [from, ...corners]);
    };
    return () => {
      wayRef.current = undefined;
    };
  }, [isInline, wayRef]);

  return (
    <SubmenuSurface
      ref={ref}
      {...(isInline ? { 'data-inline': '' } : { popover: 'manual' as const })}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {children}
    </SubmenuSurface>
  );
}
