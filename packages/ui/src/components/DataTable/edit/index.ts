export { editCell, type EditOptions } from './editCell.tsx';
export type { EditInputProps } from './EditableCell.tsx';
