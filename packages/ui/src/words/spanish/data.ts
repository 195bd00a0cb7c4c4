import type { DataWords } from '../data/DataWords.ts';

export const data: DataWords = {};
