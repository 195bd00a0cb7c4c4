export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { FoundOptions, Option, OptionFieldProps, OptionSource } from './OptionSource.ts';
