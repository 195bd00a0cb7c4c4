export { type ColumnWidths, useColumnWidths, type WidthOptions } from './useColumnWidths.tsx';
