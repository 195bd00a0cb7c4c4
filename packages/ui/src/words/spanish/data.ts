import type { DataWords } from '../data/DataWords.ts';
import { tables } from './tables.ts';

export const data: DataWords = { ...tables };
