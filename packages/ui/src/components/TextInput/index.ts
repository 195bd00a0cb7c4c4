export { TextInput, type TextInputProps, type TextInputType } from './TextInput.tsx';
export { passes, validator, type Validator } from './validator.ts';
