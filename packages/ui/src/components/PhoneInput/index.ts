export { PhoneInput } from './PhoneInput.tsx';
export type { PhoneInputProps } from './PhoneInput.tsx';
