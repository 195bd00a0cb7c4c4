export { PercentInput } from './PercentInput.tsx';
export type { PercentInputProps } from './PercentInput.tsx';
