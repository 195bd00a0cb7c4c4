import { useEffect } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { usePortal } from '../../../PortalContext.ts';
import { branches, pageOf } from '../shared/branches.ts';

const everyPage = (['individual', 'worksite'] as const).flatMap((branch) =>
  branches[branch].pages.map(({ name }) => pageOf(branch, name)),
);

/**
 * Keeps the production filter on screen for all screens of production credit while the feature
 * production_filter_persistence is on [S3]: a bare link opens them with it. It goes with the identity.
 * @param query the part of the address that is the filter
 */
export function useKeptFilter(query: string): void {
  const { listMemory } = usePortal();
  const isKept = useFeature('production_filter_persistence');
  useEffect(() => {
    if (!isKept) return;
    for (const path of everyPage) listMemory.leave(path, 'production', query);
  }, [listMemory, isKept, query]);
}
