import type { getTaxForms, TaxForm } from '@agent-portal/data/tax-forms/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { and, asc, desc, eq, max, sql, gte, lte, type SQL } from 'drizzle-orm';
import type { Scope } from '../book/scope.ts';
import { moneyOf } from '../db/cents.ts';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { agentName } from '../book/queries/downline.ts';
import { agents, producers } from '../db/tables/agents.ts';
import type { Asked } from '../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../lists/queries/orderedRows.ts';
import { taxForms, taxRecipients } from './tables.ts';
import { formYears } from './taxable.ts';

/**
 * Who may see and download a form: the caller whose own agent ids (`agentIds`) the form was issued
 * to. Every query of forms uses this condition. A form is available from the day it is issued, for
 * the last seven tax years [S7]. The role and the feature are in `taxFormsAccess` (packages/data).
 */
const isOwnForm = (agentIds: Scope, today: string): SQL | undefined =>
  and(
    isAnyOf(taxForms.agentId, agentIds),
    lte(taxForms.issuedOn, today),
    gte(taxForms.taxYear, Number(today.slice(0, 4)) - formYears),
  );

type Query = InputOf<typeof getTaxForms>['query'];
export type TaxFormOrder = NonNullable<Query['orderBy']>;
export type TaxFormFilters = NonNullable<Query['filters']>;

const sortColumns = {
  taxYear: taxForms.taxYear,
  issued: taxForms.issuedOn,
  formId: taxForms.formId,
} as const;

/** The row ids of the forms of some agent ids, in the requested order. */
export async function findFormOrder(
  db: Database,
  agentIds: Scope,
  today: string,
  { filters: { taxYear }, orderBy: { field, direction } }: Asked<TaxFormFilters, TaxFormOrder>,
): Promise<Int32Array> {
  const by = direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: taxForms.rowId })
    .from(taxForms)
    .where(
      and(isOwnForm(agentIds, today), taxYear && isAnyOf(taxForms.taxYear, taxYear.map(Number))),
    )
    .orderBy(by(sortColumns[field]), asc(taxForms.formId));
  return gatherRowIds(db, sorted);
}

/** The forms with the given row ids, in their order, as the list shows them. */
export async function findForms(db: Database, rowIds: Int32Array): Promise<TaxForm[]> {
  const found = await db
    .select({ form: taxForms, rowId: taxForms.rowId, agentName })
    .from(taxForms)
    .innerJoin(agents, eq(agents.agentId, taxForms.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(taxForms.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(({ form, agentName: name }) => ({
    formId: form.formId,
    taxYear: form.taxYear,
    form: form.form,
    agentName: name,
    agentId: form.agentId,
    issued: form.issuedOn,
    amount: moneyOf(form.commissionCents + form.otherCents),
  }));
}

/** The tax years with forms of some agent ids, newest first. */
export async function findFormYears(db: Database, agentIds: Scope, today: string) {
  const found = await db
    .selectDistinct({ taxYear: taxForms.taxYear })
    .from(taxForms)
    .where(isOwnForm(agentIds, today))
    .orderBy(desc(taxForms.taxYear));
  return found.map(({ taxYear }) => String(taxYear));
}

/** A form with everything in its file; undefined when the agent ids have no such form. */
export type FullForm = NonNullable<Awaited<ReturnType<typeof findFullForm>>>;

export async function findFullForm(db: Database, agentIds: Scope, today: string, formId: string) {
  const [found] = await db
    .select({
      form: taxForms,
      recipient: taxRecipients,
      name: sql<string>`concat_ws(' ', nullif(${producers.firstName}, ''), ${producers.lastName})`,
    })
    .from(taxForms)
    .innerJoin(agents, eq(agents.agentId, taxForms.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .innerJoin(taxRecipients, eq(taxRecipients.producerId, producers.producerId))
    .where(and(isOwnForm(agentIds, today), eq(taxForms.formId, formId)));
  return found;
}

/** The forms of the last tax year with any forms of some agent ids, newest first. */
export function findFormsOfLastYear(db: Database, agentIds: Scope, today: string) {
  const lastYear = db
    .select({ taxYear: max(taxForms.taxYear) })
    .from(taxForms)
    .where(isOwnForm(agentIds, today));
  return db
    .select()
    .from(taxForms)
    .where(and(isOwnForm(agentIds, today), eq(taxForms.taxYear, sql`${lastYear}`)))
    .orderBy(desc(taxForms.issuedOn), asc(taxForms.formId));
}
