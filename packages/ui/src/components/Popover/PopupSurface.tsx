import { hidePopover, showPopover } from './showPopover.ts';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { followWindow } from './followWindow.ts';
import { placeSurface } from './placeSurface.ts';
import {
  type PopoverOffsets,
  defaultOffsets,
  popoverOffset,
  windowWidth,
} from './popoverOffset.ts';
import type { PopoverPlacement } from './popoverPlacement.ts';
import { registerPopup } from './popupTriggers.ts';
import { Surface } from './PopupSurface.styles.ts';
import { returnFocus } from './returnFocus.ts';
import { usePopupEnd } from './usePopupEnd.ts';

interface PopupSurfaceProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly surfaceRef: RefObject<HTMLDivElement | null>;
  /** Pixels, measured when the popup opened. */
  readonly triggerHeight: number;
  readonly onClose: () => void;
  readonly offsets?: PopoverOffsets | undefined;
  readonly placement?: PopoverPlacement | undefined;
  readonly children: ReactNode;
}

const pixels = (length: number | undefined) => (length === undefined ? 'auto' : `${length}px`);

/**
 * A surface that opens next to a trigger, a native popover; a press outside and Escape close it. Nothing
 * outside of it changes, because that would cost the styles and layout of the whole page.
 */
export function PopupSurface({
  triggerRef,
  surfaceRef: ref,
  triggerHeight,
  onClose,
  offsets = defaultOffsets,
  placement = 'bottom start',
  children,
}: PopupSurfaceProps) {
  const onKeyDown = usePopupEnd(ref, triggerRef, onClose);

  const place = useEffectEvent(() => {
    const surface = ref.current;
    const trigger = triggerRef.current?.getBoundingClientRect();
    if (!surface || !trigger) return;
    const { clientWidth, clientHeight } = surface.ownerDocument.documentElement;
    const found = placeSurface({
      trigger,
      // Without the limit of its previous place.
      surface: { width: surface.offsetWidth, height: surface.scrollHeight },
      sight: { width: clientWidth, height: clientHeight },
      offset: popoverOffset(offsets, windowWidth(), triggerHeight),
      placement,
    });
    const { style } = surface;
    for (const side of ['top', 'bottom', 'left', 'right'] as const)
      style[side] = pixels(found[side]);
    style.maxBlockSize = pixels(found.maxHeight);
  });

  useLayoutEffect(() => {
    const surface = ref.current;
    const trigger = triggerRef.current;
    if (!surface) return undefined;
    showPopover(surface);
    const forget = trigger ? registerPopup(surface, trigger) : undefined;
    place();
    const unfollow = followWindow(surface, () => place());
    // Content that loads later can be wider, and would leave the window.
    const sizes = new ResizeObserver(() => place());
    sizes.observe(surface);
    return () => {
      sizes.disconnect();
      unfollow();
      forget?.();
      returnFocus(surface, trigger);
      hidePopover(surface);
    };
  }, [ref, triggerRef]);

  return (
    <Surface ref={ref} popover="manual" onKeyDown={onKeyDown}>
      {children}
    </Surface>
  );
}
