import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { DialogProps } from './DialogProps.ts';

const DialogSurface = lazyComponent(
  async () => (await import('./DialogSurface.tsx')).DialogSurface,
);

/** A modal `dialog`: the rest of the page is out of reach, and closing gives the focus back. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen && <DialogSurface {...props} />;
}

/** Starts loading the code of dialogs: call it when one is likely to open. */
export const loadDialog = DialogSurface.preload;
