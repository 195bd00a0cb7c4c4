export { TimeField } from './TimeField.tsx';
export type { TimeFieldProps } from './TimeField.tsx';
export { readTime, timeError } from '../../dates/index.ts';
