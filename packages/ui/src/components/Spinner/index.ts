export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { useIsSlow } from './useIsSlow.ts';
