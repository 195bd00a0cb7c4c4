export { readDate } from './readDate.ts';
export { dateError } from './dateError.ts';
export { datePresets, daysAfter } from './datePresets.ts';
export type { DatePreset } from './datePresets.ts';
export { readTime } from './readTime.ts';
export { timeError } from './timeError.ts';
