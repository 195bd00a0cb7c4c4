import type { GroupDetails, GroupProduct } from '@agent-portal/data/groups/contract';
import { formatAgent, formatPercent, formatPhone } from '@agent-portal/format';
import type { BookOwner } from '../book/scope.ts';
import { streamWorkbook, type WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { type AboutLine, aboutSheet, type Exporter } from '../lists/aboutSheet.ts';
import { figuresOf, toGroup } from './groupList.ts';
import { findProducts } from './queries/figures.ts';
import { findContacts, findGroupId, findGroups } from './queries/groups.ts';

/** A product of a group with a number of eligible employees. */
const toProduct = (
  { product, ...counted }: Awaited<ReturnType<typeof findProducts>>[number],
  eligible: number,
): GroupProduct => ({ product, ...figuresOf({ ...counted, eligible }) });

/**
 * A group of the caller's hierarchy with its products and contacts.
 *
 * @throws {Problem} 404 when it does not exist or belongs to another agent.
 */
export async function getGroup(
  { db }: Deps,
  { agentIds }: BookOwner,
  typed: string,
): Promise<GroupDetails> {
  const rowId = await findGroupId(db, agentIds, typed);
  const [found] = rowId === undefined ? [] : await findGroups(db, Int32Array.of(rowId));
  if (!found) throw notFound(`There is no group ${typed} among yours.`);
  const { groupNumber } = found;
  const products = await findProducts(db, groupNumber);
  return {
    ...toGroup(found),
    products: products.map((one) => toProduct(one, found.eligible)),
    contacts: await findContacts(db, groupNumber),
  };
}

const columns: readonly WorkbookColumn<GroupProduct>[] = [
  { header: 'Product', width: 34, text: ({ product }) => product },
  { header: 'Eligible', width: 10, count: ({ eligible }) => eligible },
  { header: 'Enrolled', width: 10, count: ({ enrolled }) => enrolled },
  { header: 'Participation', width: 14, percent: ({ participation }) => participation },
  { header: 'Annualized premium', width: 20, amount: (row) => row.annualizedPremium },
];

const labels = {
  groupNumber: 'Group number',
  group: 'Group',
  state: 'State',
  agent: 'Agent',
  minimum: 'Minimum participation',
  shortBy: 'Short by',
  contact: 'Contact',
} as const;

/** The figures of the group: an employee may have several products. */
const totalsOf = (group: Omit<GroupProduct, 'product'>): readonly AboutLine[] => [
  ['Total eligible', { count: () => group.eligible }],
  ['Total enrolled', { count: () => group.enrolled }],
  ['Total participation', { percent: () => group.participation }],
  ['Total annualized premium', { amount: () => group.annualizedPremium }],
];

async function* inOne<Row>(rows: readonly Row[]) {
  yield rows;
}

/** A group as a workbook: its products. A second sheet has the group, its totals and its contacts. */
export async function exportGroup(
  { deps, caller }: { readonly deps: Deps; readonly caller: Exporter },
  typed: string,
): Promise<{ readonly groupNumber: string; readonly body: ReadableStream<Uint8Array> }> {
  const { products, contacts, ...group } = await getGroup(deps, caller, typed);
  const { groupNumber } = group;
  const name = 'Group Details';
  const filters = {
    groupNumber,
    group: group.group,
    state: group.state,
    agent: formatAgent(group),
    minimum: formatPercent(group.minimumParticipation ?? 0),
    shortBy: group.shortBy,
    contact: contacts.map(({ phone, ...one }) =>
      [one.name, one.title, one.email, formatPhone(phone)].join(', '),
    ),
  };
  const about = aboutSheet(
    deps,
    caller,
    { name, filterLabels: labels },
    { filters, count: products.length, totals: () => totalsOf(group) },
  );
  return {
    groupNumber,
    body: streamWorkbook({ name, columns, batches: inOne(products) }, about),
  };
}
