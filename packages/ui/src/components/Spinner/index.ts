export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { useIsSlow } from './useIsSlow.ts';
