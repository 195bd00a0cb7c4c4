export { DateField, type DateFieldProps } from './DateField.tsx';
export { dateError, type DatePreset, datePresets, daysAfter, readDate } from '../../dates/index.ts';
