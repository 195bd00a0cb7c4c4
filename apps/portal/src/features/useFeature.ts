import type { Feature } from '@agent-portal/data/features/features';
import { useEffect, useState } from 'react';
import { usePortal } from '../PortalContext.ts';

/** Whether a feature is on; false until the answer is there. What belongs to no feature is on. */
export function useFeature(feature: Feature | undefined): boolean {
  const { features } = usePortal();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (feature) void features([feature]).then((on) => setOn(on.has(feature)));
  }, [feature, features]);
  return isOn || feature === undefined;
}
