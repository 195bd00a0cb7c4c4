import { useEffect } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { usePortal } from '../../../PortalContext.ts';
import { branches, pageOf } from '../shared/branches.ts';

const everyPage = (['individual', 'worksite'] as const).flatMap((branch) =>
  branches[branch].pages.map(({ name }) => pageOf(branch, name)),
);

/**
 * Remembers the production filter for all production credit pages while the feature
 * production_filter_persistence is on [S3]. A link without a filter opens a page with the remembered
 * one. A change of identity clears it.
 * @param query the query parameters of the filter
 */
export function useRememberedFilter(query: string): void {
  const { listMemory } = usePortal();
  const isRemembered = useFeature('production_filter_persistence');
  useEffect(() => {
    if (!isRemembered) return;
    for (const path of everyPage) listMemory.leave(path, 'production', query);
  }, [listMemory, isRemembered, query]);
}
