export { Dialog, loadDialog } from './Dialog.tsx';
export { dialogPlacements } from './DialogProps.ts';
export type { DialogPlacement, DialogProps } from './DialogProps.ts';
