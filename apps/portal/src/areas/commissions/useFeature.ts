import type { Feature } from '@agent-portal/data/features';
import { useEffect, useState } from 'react';
import { featuresOf } from '../../session/features.ts';

/** Whether a feature that only a part of a page asks for is on; false until the answer is there. */
export function useFeature(feature: Feature): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    void featuresOf([feature]).then((on) => setIsOn(on.has(feature)));
  }, [feature]);
  return isOn;
}
