export { CheckboxField } from './fields/CheckboxField.tsx';
export { CheckboxGroupField, RadioGroupField } from './fields/CheckboxGroupField.tsx';
export { ComboboxField, MultiComboboxField } from './fields/ComboboxField.tsx';
export { DateField, DateRangeField, DateTimeField, TimeField } from './fields/DateField.tsx';
export { FileUploadField } from './fields/FileUploadField.tsx';
export { FilterField } from './fields/FilterField.tsx';
export {
  MoneyField,
  NumberField,
  PercentField,
  PhoneField,
  SsnField,
} from './fields/NumberField.tsx';
export { SelectField } from './fields/SelectField.tsx';
export { SwitchField } from './fields/SwitchField.tsx';
export { TextAreaField } from './fields/TextAreaField.tsx';
export { TextField } from './fields/TextField.tsx';
export { secretFieldsOf } from './secretFields.ts';
export { type BoundField, useField } from './useField.ts';
export type { Binding, NameOf } from './Binding.ts';
export type { OwnRules } from './fieldRules.ts';
