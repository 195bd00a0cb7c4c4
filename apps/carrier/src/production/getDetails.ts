import type { BusinessType, InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { getIndividualDetails } from '@agent-portal/data/production/contract';
import { type BookReader, withClientIdsFor } from '../book/withClientIdsFor.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import { filtersOf } from './askedOf.ts';
import { detailLists } from './detailLists.ts';
import { findOffered } from './queries/findOffered.ts';
import { productSums } from './summary.ts';

/** A page of transactions with their totals. @throws {Problem} 404 for another caller's agent */
export async function getDetails(
  deps: Deps,
  caller: BookReader,
  { query }: InputOf<typeof getIndividualDetails>,
  businessType: BusinessType,
): Promise<OutputOf<typeof getIndividualDetails>> {
  const { page, pageSize, orderBy } = query;
  const filters = filtersOf(query, deps.today);
  const asked = { filters, orderBy, page, pageSize };
  const list = detailLists[businessType];
  const { rows, scope, total, place } = await answerList(deps, caller, list, asked);
  const { totals } = await productSums(deps, scope, { businessType, filters });
  return {
    ...place,
    totalRecords: total,
    // Rows of worksite business name the group, not the insured.
    policyDetails:
      businessType === 'Individual' ? await withClientIdsFor(deps.db, caller, rows) : [...rows],
    totals,
    filters: query.IncludeFilters
      ? await findOffered(deps.db, caller.agentIds, businessType)
      : null,
  };
}
