import { readHook } from '../swr/readHook.ts';
import { getFeature, getFeatures } from './contract.ts';

/** A failure means that the feature is off [S7]. */
export const useFeature = readHook(getFeature);

/** The features that are on, if the carrier sends them in one answer. */
export const useEnabledFeatures = readHook(getFeatures);
