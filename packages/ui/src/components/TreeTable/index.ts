export { TreeTable } from './TreeTable.tsx';
export type { TreeTableProps } from './TreeTable.tsx';
