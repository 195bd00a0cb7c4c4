import type { Feature } from '@agent-portal/data/features/features';
import { useEffect, useState } from 'react';
import { usePortal } from '../PortalContext.ts';

/** Whether a feature is on; false until the answer arrives, and true if no feature is given. */
export function useFeature(feature: Feature | undefined): boolean {
  const { features } = usePortal();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (feature) void features([feature]).then((on) => setOn(on.has(feature)));
  }, [feature, features]);
  return isOn || feature === undefined;
}
