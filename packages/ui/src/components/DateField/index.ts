export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
export { dateError, datePresets, type DatePreset, daysAfter, readDate } from '../../dates/index.ts';
