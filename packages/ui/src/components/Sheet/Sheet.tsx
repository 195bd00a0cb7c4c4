import type { DialogProps, SheetSide } from '../Dialog/DialogProps.ts';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { LoadFailureDialog } from '../lazyComponent/LoadFailureDialog.tsx';

const SheetSurface = lazyComponent(
  async () => (await import('../Dialog/DialogSurface.tsx')).DialogSurface,
  { fallback: LoadFailureDialog },
);

export interface SheetProps extends Omit<DialogProps, 'placement' | 'size'> {
  /** The edge it is at on a wide screen; on a phone it comes from below. @default 'end' */
  readonly side?: SheetSide | undefined;
}

/**
 * A modal `dialog` along an edge of the screen, which leaves the page in sight; closing gives the
 * focus back.
 *
 * - **Also called:** drawer, side panel, bottom sheet.
 * - **When to use it:** Details or a form next to the page it is about; on a phone it comes from
 *   below.
 * - **When not:** A question: `Dialog`. The page goes on being used: a part of the page.
 * - **Keys:**
 *   - Tab: Goes round within it.
 *   - Escape: Closes it; the focus goes back to what opened it.
 */
export function Sheet({ isOpen, side = 'end', ...props }: SheetProps) {
  return isOpen && <SheetSurface {...props} placement={side} />;
}

/** Starts loading the code of sheets: call it when one is likely to open. */
export const loadSheet = SheetSurface.preload;
