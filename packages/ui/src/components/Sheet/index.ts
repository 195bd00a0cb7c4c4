export { loadSheet, Sheet } from './Sheet.tsx';
export type { SheetProps } from './Sheet.tsx';
export { sheetSides, type SheetSide } from '../Dialog/DialogProps.ts';
