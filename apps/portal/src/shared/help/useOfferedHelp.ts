import { useMemo } from 'react';
import { useFeature } from '../../features/useFeature.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { type HelpArea, offeredHelp } from './HelpArea.ts';

/** The help areas and topics for the features that are on. */
export function useOfferedHelp(areas: readonly HelpArea[]): readonly HelpArea[] {
  const features = useFeatures();
  // No page needs it.
  const choosesCycles = useFeature('commissiondates');
  return useMemo(
    () => offeredHelp(areas, choosesCycles ? new Set([...features, 'commissiondates']) : features),
    [areas, features, choosesCycles],
  );
}
