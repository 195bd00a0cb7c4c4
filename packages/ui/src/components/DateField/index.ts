export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
export { readDate } from './readDate.ts';
export { dateError } from './dateError.ts';
export { datePresets, daysAfter } from './datePresets.ts';
export type { DatePreset } from './datePresets.ts';
