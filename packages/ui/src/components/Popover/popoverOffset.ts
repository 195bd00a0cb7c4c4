import { below, from } from '../../theme/breakpoints.ts';

/**
 * How far below its trigger a popover opens, in pixels from the middle of the trigger to the edge of
 * the popover, so that one figure serves triggers of every height.
 */
export interface PopoverOffsets {
  /** From the middle of the trigger to the popover, in pixels. */
  readonly base: number;
  /** Added below the breakpoint md. @default 7 */
  readonly addedBelowMd?: number | undefined;
  /** Instead of `base` from the breakpoint wide; the notifications have 46. */
  readonly wide?: number | undefined;
}

export const defaultOffsets: PopoverOffsets = { base: 38 };

type WindowWidth = 'belowMd' | 'usual' | 'wide';

/** How wide the window is for the reader's size of text. */
export function windowWidth(): WindowWidth {
  if (window.matchMedia(below('md')).matches) return 'belowMd';
  return window.matchMedia(from('wide')).matches ? 'wide' : 'usual';
}

/** Pixels between the trigger's edge and the popover. */
export function popoverOffset(
  { base, addedBelowMd = 7, wide = base }: PopoverOffsets,
  width: WindowWidth,
  triggerHeight: number,
): number {
  const fromMiddle = { belowMd: base + addedBelowMd, usual: base, wide }[width];
  return Math.max(0, fromMiddle - triggerHeight / 2);
}
