import { readHook } from '../swr/readHook.ts';
import { getFeature } from './contract.ts';

/** A failure means that the feature is off [S7]. */
export const useFeature = readHook(getFeature);
