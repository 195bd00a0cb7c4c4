export { MultiCombobox } from './MultiCombobox.tsx';
export type { MultiComboboxProps } from './MultiCombobox.tsx';
