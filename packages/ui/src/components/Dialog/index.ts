export { Dialog, loadDialog } from './Dialog.tsx';
export type { DialogPlacement, DialogProps, DialogSize } from './DialogProps.ts';
