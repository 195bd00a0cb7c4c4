/**
 * How far below its trigger a popover opens, in pixels from the middle of the trigger to the edge of
 * the popover, so that one figure serves triggers of every height [S9].
 */
export interface PopoverOffsets {
  /** 38 or 33 in the specification [S9]. */
  readonly base: number;
  /** Added below the md breakpoint, 768 px. @default 7 */
  readonly addedBelowMd?: number | undefined;
  /** Instead of `base` from 1640 px; the notifications have 46 [S2]. */
  readonly wide?: number | undefined;
}

export const defaultOffsets: PopoverOffsets = { base: 38 };

const md = 768;
const wideScreen = 1640;

/** Pixels between the trigger's edge and the popover. */
export function popoverOffset(
  { base, addedBelowMd = 7, wide = base }: PopoverOffsets,
  viewportWidth: number,
  triggerHeight: number,
): number {
  const fromMiddle =
    viewportWidth < md ? base + addedBelowMd : viewportWidth >= wideScreen ? wide : base;
  return Math.max(0, fromMiddle - triggerHeight / 2);
}
