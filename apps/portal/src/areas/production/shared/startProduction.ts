import {
  getIndividualSummary,
  getWorksiteSummary,
  getWorksiteTable,
  type WorksiteTab,
} from '@agent-portal/data/production/contract';
import { businessDateOf } from '../../../session/useBusinessDate.ts';
import type { Address } from '../../../shared/address.ts';
import { placeOf } from '../../../shared/list/address/createListMemory.ts';
import { pageOf } from './branches.ts';
import { filtersIn, productionQuery } from '../filter/productionQuery.ts';

/** Where the values that a branch's summaries offer are kept. */
export const summaryPlace = {
  individual: placeOf(pageOf('individual', 'downline'), 'production'),
  worksite: placeOf(pageOf('worksite', 'products'), 'production'),
} as const;

const filtersOf = ({ url, portal }: Address) =>
  productionQuery(filtersIn(url.searchParams), businessDateOf(portal.session.read()?.user));

/** The values that the filter offers come along on the first visit [S4]. */
const offers = (branch: keyof typeof summaryPlace, { portal }: Address) =>
  portal.listMemory.offered(summaryPlace[branch]) === undefined && {
    IncludeFilters: true as const,
  };

/** Asks for what /production-credit/individual/downline and …/products show. */
export async function startIndividual(address: Address): Promise<void> {
  const query = { ...filtersOf(address), ...offers('individual', address) };
  await address.portal.client.prefetch(getIndividualSummary, { query });
}

/** Asks for what a nested table of worksite production and the figures over it show. */
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
