import type { Feature } from '@agent-portal/data/features/features';
import { useEffect, useState } from 'react';
import { gatedFeatures } from '../access/accessRules.ts';
import { usePortal } from '../PortalContext.ts';

/** The features before the answers arrive. */
export const unknownFeatures: ReadonlySet<Feature> = new Set();

/** Which features of the sitemap are on, for menus; `unknownFeatures` until the answers arrive. */
export function useFeatures(): ReadonlySet<Feature> {
  const { features } = usePortal();
  const [known, setKnown] = useState(unknownFeatures);
  useEffect(() => {
    void features(gatedFeatures).then(setKnown);
  }, [features]);
  return known;
}
