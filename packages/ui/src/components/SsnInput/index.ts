export { SsnInput } from './SsnInput.tsx';
export type { SsnInputProps } from './SsnInput.tsx';
