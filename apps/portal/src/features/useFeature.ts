import type { Feature } from '@agent-portal/data/features/features';
import { useEffect, useState } from 'react';
import { usePortal } from '../PortalContext.ts';

/** Whether a feature is on; undefined until the answer arrives, and true if no feature is given. */
export function useFeature(feature: Feature | undefined): boolean | undefined {
  const { features } = usePortal();
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    if (feature) void features([feature]).then((on) => setOn(on.has(feature)));
  }, [feature, features]);
  return feature === undefined || isOn;
}
