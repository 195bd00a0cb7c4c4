export { groupedRows, type GroupOptions } from './groupedRows.tsx';
