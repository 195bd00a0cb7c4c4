import type { Feature } from '@agent-portal/data/features/features';
import { useEffect, useState } from 'react';
import { featuresOf } from './features.ts';

/** Whether a feature is on; false until the answer is there. What belongs to no feature is on. */
export function useFeature(feature: Feature | undefined): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (feature) void featuresOf([feature]).then((features) => setOn(features.has(feature)));
  }, [feature]);
  return isOn || feature === undefined;
}
