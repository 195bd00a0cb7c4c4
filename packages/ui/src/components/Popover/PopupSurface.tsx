import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { followWindow, hidePopover, showPopover } from './showPopover.ts';
import { placeSurface, type PopoverPlacement } from './placeSurface.ts';
import {
  defaultOffsets,
  popoverOffset,
  type PopoverOffsets,
  windowWidth,
} from './popoverOffset.ts';
import { registerPopup } from './popupTriggers.ts';
import { returnFocus } from './returnFocus.ts';
import { useClosePopup } from './useClosePopup.ts';
import { surfaceStyles } from './surfaceStyles.ts';

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
  const onKeyDown = useClosePopup(ref, triggerRef, onClose);

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

const Surface = styled.div`
  ${surfaceStyles}

  /* The browser would center it. */
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;

  /* The top layer is above dialogs: under a modal one, it is out of sight. A popover that opened a calendar stays. */
  &:is([inert], [inert] *):not(:has([aria-haspopup='dialog'][aria-expanded='true'])) {
    visibility: hidden;
  }

  [data-part='header'] {
    padding: ${token('space-12')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  [role='menu'] {
    padding: ${token('space-8')};
    outline: none;
  }

  [data-part='section'] + [data-part='section'] {
    margin-block-start: ${token('space-8')};
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('color-divider')};
  }

  [role='menu'] [data-part='label'] {
    padding: ${token('space-4')} ${token('space-12')};
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
  }

  [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    min-block-size: ${token('control-height')};
    padding-inline: ${token('space-12')};
    border-radius: ${token('radius-control')};
    outline: none;
    inline-size: 100%;
    box-sizing: border-box;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  [role^='menuitem'][data-tone='danger'] {
    color: ${token('color-danger')};
  }

  [role^='menuitem'][aria-disabled] {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  [role^='menuitem'] > [data-part='mark'] {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }

  [role^='menuitem'] > [data-part='forward'] {
    margin-inline-start: auto;
  }

  [data-part='forward']:dir(rtl) {
    transform: scaleX(-1);
  }

  [role^='menuitem']:focus {
    background: ${token('color-selected')};
  }

  [role^='menuitem']:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -3px;
  }
`;
