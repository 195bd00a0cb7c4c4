export { TextInput } from './TextInput.tsx';
export type { TextInputProps, TextInputType } from './TextInput.tsx';
export { passes, validator } from './validator.ts';
export type { Validator } from './validator.ts';
