export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';
