export { TextInput, textInputTypes } from './TextInput.tsx';
export type { TextInputProps, TextInputType } from './TextInput.tsx';
export { passes, validator } from './validators.ts';
export type { Validator } from './validators.ts';
