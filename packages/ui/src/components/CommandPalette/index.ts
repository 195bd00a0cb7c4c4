export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteActions, CommandPaletteProps } from './CommandPalette.tsx';
export type { GroupedRow, RowGroup } from '../Listbox/GroupedList.tsx';
export { PaletteStatus } from './PaletteStatus.tsx';
export type { PaletteStatusProps } from './PaletteStatus.tsx';
