import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { LoadFailureDialog } from '../lazyComponent/LoadFailureDialog.tsx';
import type { DialogProps } from './DialogProps.ts';

const DialogSurface = lazyComponent(
  async () => (await import('./DialogSurface.tsx')).DialogSurface,
  { fallback: LoadFailureDialog },
);

/** A modal `dialog`: the rest of the page is inert, and closing returns the focus. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen && <DialogSurface {...props} />;
}

/** Starts loading the code of dialogs: call it when one is likely to open. */
export const loadDialog = DialogSurface.preload;
