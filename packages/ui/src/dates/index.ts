export { readDate } from './readDate.ts';
export { dateError } from './dateError.ts';
export { type DatePreset, datePresets, daysAfter } from './datePresets.ts';
export { readTime, timeError } from './readTime.ts';
