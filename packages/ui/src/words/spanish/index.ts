import type { Words } from '../Words.ts';
import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';

/** Every text of the package in Spanish, as agents in the United States write it. */
export const spanish: Words = { ...inputs, ...overlays, ...data, ...feedback, ...navigation };
