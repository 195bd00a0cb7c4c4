import type { BusinessType } from '@agent-portal/data/endpoint';
import type { ProductionDetail } from '@agent-portal/data/production/shapes';
import type { BookList } from '../lists/BookList.ts';
import type { DatedFilters } from './askedOf.ts';
import { filterLabels } from './exports.ts';
import { type DetailOrder, findDetailOrder, findDetails } from './queries/findDetails.ts';

const whose = {
  Individual: { header: 'Insured', width: 28, text: (row: ProductionDetail) => row.primaryInsured },
  Worksite: { header: 'Group', width: 28, text: (row: ProductionDetail) => row.employer },
} as const;

/** The transactions of one kind of business (decisions, 3). */
const detailList = (
  businessType: BusinessType,
): BookList<DatedFilters, DetailOrder, ProductionDetail> => ({
  name: `${businessType} production`,
  hasTotals: true,
  defaultOrder: { field: 'transactionDate', direction: 'desc' },
  findOrder: ({ db }, scope, { filters, orderBy }) =>
    findDetailOrder(db, scope, { businessType, filters }, orderBy),
  findRows: ({ db }, rowIds) => findDetails(db, rowIds),
  columns: () => [
    { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber },
    whose[businessType],
    { header: 'Agent', width: 28, text: ({ agentName }) => agentName },
    { header: 'Agent ID', width: 12, text: ({ agentId }) => agentId },
    { header: 'Product', width: 26, text: ({ product }) => product },
    { header: 'Transaction type', width: 16, text: ({ transactionType }) => transactionType },
    { header: 'Transaction date', width: 16, date: ({ transactionDate }) => transactionDate },
    { header: 'Premium', width: 14, amount: ({ premium }) => premium },
    { header: 'Production credit', width: 18, amount: ({ productionCredit }) => productionCredit },
  ],
  filterLabels,
});

/** The transactions of production, by kind of business. */
export const detailLists = {
  Individual: detailList('Individual'),
  Worksite: detailList('Worksite'),
};
