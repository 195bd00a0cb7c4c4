import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { badRequest } from '../http/answers/problems.ts';
import { readPages } from './readPages.ts';
import type { Read } from './workCall.ts';

/** The key of a requirement: its id, or without one the policy number and the name. */
export const requirementKeyOf = ({
  requirementId,
  policyNumber,
  requirement,
}: RequirementSummary) => requirementId ?? `${policyNumber} ${requirement}`;

/** The filter for requirements with these keys. */
export const requirementFilters = (keys: readonly string[]) =>
  keys.some((key) => key.includes(' '))
    ? { policyNumber: keys.flatMap((key) => key.split(' ', 1)) }
    : { requirementId: [...keys] };

/**
 * The requirements of pending policies with these keys, at most 100, by key.
 *
 * @throws {Problem} 400 if the carrier ignores the filter
 */
export async function readRequirements(
  read: Read,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RequirementSummary>> {
  const filters = requirementFilters(keys);
  const { policyNumber, requirementId = [] }: Partial<Record<string, string[]>> = filters;
  const isAsked = (row: RequirementSummary) =>
    policyNumber?.includes(row.policyNumber) ?? requirementId.includes(row.requirementId ?? '');
  const { items } = await readPages<RequirementSummary>(
    async (paging) => {
      const counts = policyNumber ? {} : { IncludeCounts: false };
      const found = await read(getPendingPolicyRequirements, {
        query: { page: paging.page, pageSize: paging.pageSize, ...counts, filters },
      });
      if (!found.requirementSummaries.every(isAsked)) throw badRequest([]);
      return { total: found.totalRequirements, items: found.requirementSummaries };
    },
    { pageSize: 100 },
    () => false,
  );
  const found = items.map((row) => [requirementKeyOf(row), row] as const);
  return new Map(found.filter(([key]) => keys.includes(key)));
}
