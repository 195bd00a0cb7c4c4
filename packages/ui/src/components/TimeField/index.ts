export { TimeField, type TimeFieldProps } from './TimeField.tsx';
export { readTime, timeError } from '../../dates/index.ts';
