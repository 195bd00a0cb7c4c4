import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { LoadFailureDialog } from '../lazyComponent/LoadFailureDialog.tsx';
import type { DialogProps } from './DialogProps.ts';

const DialogSurface = lazyComponent(
  async () => (await import('./DialogSurface.tsx')).DialogSurface,
  { fallback: LoadFailureDialog },
);

/**
 * A modal `dialog`: the rest of the page is inert, and closing returns the focus.
 *
 * - **Also called:** modal, alert dialog, confirm, lightbox.
 * - **When to use it:** A question or a short form that needs an answer now; an alert dialog before
 *   something is lost; `sheet` on a phone, `drawer` for navigation.
 * - **When not:** The user can go on with the page meanwhile: `Popover`. It only informs: `Banner`.
 * - **Do:** 'Delete this draft? It cannot be restored.', with 'Keep draft' and 'Delete draft'.
 * - **Don’t:** 'Attention. Are you sure?', with 'No' and 'Yes'. Repeat the verb in the title and on
 *   the button.
 * - **Keys:**
 *   - Tab: Goes round within it.
 *   - Escape: Closes it; the focus goes back to what opened it.
 */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen && <DialogSurface {...props} />;
}

/** Starts loading the code of dialogs: call it when one is likely to open. */
export const loadDialog = DialogSurface.preload;
