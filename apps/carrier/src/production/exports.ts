import type { GroupingType } from '@agent-portal/data/production/contract';
import { creditShares, linesOfBusiness } from '@agent-portal/data/production/creditShares';
import type { ProductionSums } from '@agent-portal/data/production/shapes';
import { formatAgent } from '@agent-portal/format';
import { viewInWords } from '../book/queries/viewAsAgents.ts';
import { scopeOf } from '../book/scope.ts';
import { streamWorkbook, type WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { aboutSheet, type Exporter } from '../lists/aboutSheet.ts';
import { addUp } from '../lists/addUp.ts';
import { productionOf } from './amounts.ts';
import type { AskedProduction, DatedFilters } from './askedOf.ts';
import { nestByAgent } from './nestedTable.ts';
import { findGroupingSums } from './queries/sums.ts';
import { agentRows, productSums } from './summary.ts';
import type { FilterLabel } from '../lists/BookList.ts';

/** The call of a workbook of sums. */
interface ExportCall {
  readonly deps: Deps;
  readonly caller: Exporter;
  readonly asked: AskedProduction;
}

const sumColumns: readonly WorkbookColumn<ProductionSums>[] = [
  { header: 'Submitted', width: 12, isSummed: true, count: ({ submitted }) => submitted },
  { header: 'Issued', width: 12, isSummed: true, count: ({ issued }) => issued },
  { header: 'Cancelled', width: 12, isSummed: true, count: ({ cancelled = 0 }) => cancelled },
  { header: 'Annualized premium', width: 20, amount: ({ annualizedPremium }) => annualizedPremium },
  { header: 'Production credit', width: 18, amount: ({ productionCredit }) => productionCredit },
  {
    header: 'Production credit last year',
    width: 26,
    amount: ({ lastYear }) => lastYear?.productionCredit ?? null,
  },
];

async function* inOne<Row>(rows: readonly Row[]) {
  yield rows;
}

export const filterLabels: Readonly<Record<keyof DatedFilters, FilterLabel>> = {
  viewAs: 'View As',
  agentValues: 'Agent',
  marketCodeValues: 'Market code',
  transactionTypeValues: 'Transaction type',
  lineOfBusinessValues: 'Line of business',
  fromDate: 'Date from',
  toDate: 'Date to',
  transactionFromDate: 'Transaction date from',
  transactionToDate: 'Transaction date to',
};

/** A workbook of rows in memory. A second sheet describes it. */
async function workbookOf<Row>(
  { deps, caller, asked: { filters } }: ExportCall,
  { name, columns }: { readonly name: string; readonly columns: readonly WorkbookColumn<Row>[] },
  rows: readonly Row[],
) {
  const view =
    filters.viewAs === undefined ? undefined : await viewInWords(deps.db, filters.viewAs);
  const { batches, totals } = addUp({ columns, batches: inOne(rows) });
  const about = aboutSheet(
    deps,
    caller,
    { name, filterLabels },
    { filters, count: rows.length, view, totals },
  );
  return streamWorkbook({ name, columns, batches }, about);
}

const scopeFor = ({ deps, caller, asked }: ExportCall) =>
  scopeOf(deps.db, caller, asked.filters.viewAs);

type AgentRow = Awaited<ReturnType<typeof agentRows>>[number];

/** Individual production by downline. */
export async function exportAgents(call: ExportCall) {
  const rows = await agentRows(call.deps, await scopeFor(call), call.asked);
  const columns: readonly WorkbookColumn<AgentRow>[] = [
    { header: 'Agent', width: 34, text: (row) => formatAgent(row) },
    { header: 'Of', width: 16, text: ({ isOwn }) => (isOwn ? 'The agent alone' : 'Its downline') },
    { header: 'Level', width: 18, text: ({ agentLevel }) => agentLevel },
    { header: 'Market', width: 10, text: ({ marketCode }) => marketCode },
    ...sumColumns,
  ];
  return workbookOf(call, { name: 'Individual production', columns }, rows);
}

const groupHeaders: Readonly<Record<GroupingType, string>> = {
  Agent: 'Agent',
  MarketCode: 'Market code',
  LineOfBusiness: 'Line of business',
  Product: 'Product',
};

interface GroupRow {
  readonly group: string;
}

/** The shares of lines of business and of products, as on the page; undefined for other groupings. */
async function groupShares(call: ExportCall, grouping: GroupingType) {
  if (grouping !== 'LineOfBusiness' && grouping !== 'Product') return undefined;
  const { products } = await productSums(call.deps, await scopeFor(call), call.asked);
  const lines = linesOfBusiness(products ?? []);
  const shares = new Map<string, number>();
  const add = (name: string, share: number) => shares.set(name, (shares.get(name) ?? 0) + share);
  for (const line of lines) {
    if (grouping === 'LineOfBusiness') add(line.name, line.share);
    else for (const { product, share } of line.products) add(product.product, share);
  }
  return shares;
}

/** Individual production, a row for each value of its grouping. */
export async function exportGrouping(call: ExportCall, grouping: GroupingType) {
  const sums = await findGroupingSums(call.deps.db, await scopeFor(call), call.asked, grouping);
  const rows = sums.map((sum) => Object.assign(productionOf(sum), { group: sum.group }));
  const header = groupHeaders[grouping];
  const shares = await groupShares(call, grouping);
  const columns: readonly WorkbookColumn<(typeof rows)[number]>[] = [
    { header, width: 34, text: ({ group }) => group },
    ...sumColumns,
    ...(shares
      ? [{ header: 'Share', width: 10, share: ({ group }: GroupRow) => shares.get(group) ?? 0 }]
      : []),
  ];
  return workbookOf(call, { name: `Production by ${header}`, columns }, rows);
}

/** Worksite production, a row for each agent, group and product. */
export async function exportWorksite(call: ExportCall) {
  const agents = await nestByAgent(call.deps, await scopeFor(call), call.asked);
  // The shares of the page. Those of products sum to those of their group and agent.
  const shares = creditShares(agents);
  const rows = agents.flatMap(({ id: agentId, name: agentName, children: groups = [] }) =>
    groups.flatMap(({ id: groupNumber, name: group, children: products = [] }) =>
      products.map((row) => {
        const share = shares.get(row) ?? 0;
        return Object.assign({ agentId, agentName, groupNumber, group, share }, row);
      }),
    ),
  );
  const columns: readonly WorkbookColumn<(typeof rows)[number]>[] = [
    { header: 'Agent', width: 34, text: (row) => formatAgent(row) },
    { header: 'Group number', width: 14, text: ({ groupNumber }) => groupNumber },
    { header: 'Group', width: 34, text: ({ group }) => group },
    { header: 'Product', width: 26, text: ({ name }) => name },
    { header: 'Enrolled', width: 12, isSummed: true, count: ({ enrolled }) => enrolled },
    { header: 'Annualized premium', width: 20, amount: (row) => row.annualizedPremium },
    { header: 'Production credit', width: 18, amount: (row) => row.productionCredit },
    { header: 'Share', width: 10, share: ({ share }) => share },
  ];
  return workbookOf(call, { name: 'Worksite production', columns }, rows);
}
