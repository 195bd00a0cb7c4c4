import type { Feature } from '@agent-portal/data/content/contract';
import { useEffect, useState } from 'react';
import { gatedFeatures } from '../access/accessRules.ts';
import { featuresOf } from './features.ts';

/** Which features of the sitemap are on, for menus; undefined until the answers are there. */
export function useFeatures(): ReadonlySet<Feature> | undefined {
  const [features, setFeatures] = useState<ReadonlySet<Feature>>();
  useEffect(() => {
    void featuresOf(gatedFeatures).then(setFeatures);
  }, []);
  return features;
}
