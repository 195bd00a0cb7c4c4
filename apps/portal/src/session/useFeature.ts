import type { Feature } from '@agent-portal/data/features';
import { useEffect, useState } from 'react';
import { featuresOf } from './features.ts';

/** Whether a feature is on; false until the answer is there. */
export function useFeature(feature: Feature): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    void featuresOf([feature]).then((features) => setOn(features.has(feature)));
  }, [feature]);
  return isOn;
}
