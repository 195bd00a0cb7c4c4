export { PinnedColumns, type PinnedColumnsProps } from './PinnedColumns.tsx';
