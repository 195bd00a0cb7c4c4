export { Dialog, loadDialog } from './Dialog.tsx';
export { dialogPlacements, dialogSizes } from './DialogProps.ts';
export type { DialogPlacement, DialogProps, DialogSize } from './DialogProps.ts';
