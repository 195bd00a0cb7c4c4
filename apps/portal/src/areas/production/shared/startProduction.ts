import {
  getIndividualSummary,
  getWorksiteSummary,
  getWorksiteTable,
  type WorksiteTab,
} from '@agent-portal/data/production/contract';
import { businessDateOf } from '../../../session/useBusinessDate.ts';
import type { Address } from '../../../shared/address.ts';
import { listKeyOf } from '../../../shared/list/address/createListMemory.ts';
import { pageOf } from './branches.ts';
import { filtersIn, productionQuery } from '../filter/productionQuery.ts';

/** The key under which the filter values of a branch's summaries are cached. */
export const summaryListKey = {
  individual: listKeyOf(pageOf('individual', 'downline'), 'production'),
  worksite: listKeyOf(pageOf('worksite', 'products'), 'production'),
} as const;

const filtersOf = ({ url, portal }: Address) =>
  productionQuery(filtersIn(url.searchParams), businessDateOf(portal.session.read()?.user));

/** The first visit also requests the filter values [S4]. */
const offers = (branch: keyof typeof summaryListKey, { portal }: Address) =>
  portal.listMemory.offered(summaryListKey[branch]) === undefined && {
    IncludeFilters: true as const,
  };

/** Requests the data of /production-credit/individual/downline and …/products. */
export async function startIndividual(address: Address): Promise<void> {
  const query = { ...filtersOf(address), ...offers('individual', address) };
  await address.portal.client.prefetch(getIndividualSummary, { query });
}

/** Requests a nested table of worksite production and the figures above it. */
export const startWorksite = (tab: WorksiteTab) => async (address: Address) => {
  const filters = filtersOf(address);
  const { client } = address.portal;
  await Promise.all([
    client.prefetch(getWorksiteTable, { query: { ...filters, tab } }),
    client.prefetch(getWorksiteSummary, {
      query: { ...filters, ...offers('worksite', address) },
    }),
  ]);
};
