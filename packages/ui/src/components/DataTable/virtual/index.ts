export { VirtualRows } from './VirtualRows.tsx';
