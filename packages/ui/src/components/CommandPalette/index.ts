export {
  CommandPalette,
  type CommandPaletteActions,
  type CommandPaletteProps,
} from './CommandPalette.tsx';
export type { GroupedRow, RowGroup } from '../Listbox/GroupedList.tsx';
export { PaletteStatus, type PaletteStatusProps } from './PaletteStatus.tsx';
