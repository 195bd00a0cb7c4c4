import type { ReactNode, RefObject } from 'react';
import {
  type PopoverOffsets,
  defaultOffsets,
  popoverOffset,
  windowWidth,
} from './popoverOffset.ts';
import type { PopoverPlacement } from './placeSurface.ts';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { showPopover } from './showPopover.ts';
import { surfaceStyles } from './surfaceStyles.ts';

const Surface = styled(Popover)`
  ${surfaceStyles}

  /* The browser would center a native popover. */
  inset: auto;
  margin: 0;
  padding: 0;

  /* The library's hidden 'Dismiss': a screen reader would read it before the content. */
  > :first-child:has(> button[tabindex='-1']:only-child),
  > [role='dialog'] ~ :has(> button[tabindex='-1']:only-child) {
    display: none;
  }
`;

interface PopoverSurfaceProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Pixels, measured when the popup opened. */
  readonly triggerHeight: number;
  /** Names the popup for assistive technology; a dialog in it names itself. */
  readonly label?: string | undefined;
  readonly onClose: () => void;
  readonly offsets?: PopoverOffsets | undefined;
  readonly placement?: PopoverPlacement | undefined;
  readonly children: ReactNode;
}

/** If the trigger is in a popover, this surface must be in the top layer too. */
function showOnTop(surface: HTMLElement | null): void {
  surface?.setAttribute('popover', 'manual');
  if (surface) showPopover(surface);
}

/** A surface that opens next to a trigger, a `div`; a press outside and Escape close it. */
export function PopoverSurface({
  triggerRef,
  triggerHeight,
  label,
  onClose,
  offsets = defaultOffsets,
  placement = 'bottom start',
  children,
}: PopoverSurfaceProps) {
  return (
    <Surface
      isOpen
      ref={showOnTop}
      {...(label && { 'aria-label': label })}
      triggerRef={triggerRef}
      placement={placement}
      offset={popoverOffset(offsets, windowWidth(), triggerHeight)}
      onOpenChange={onClose}
    >
      {children}
    </Surface>
  );
}
