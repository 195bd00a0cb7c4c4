export { Combobox } from './Combobox.tsx';
export type { ComboboxProps } from './Combobox.tsx';
export type { Option } from './Option.ts';
export type { FoundOptions, OptionFieldProps, OptionSource } from './OptionSource.ts';
