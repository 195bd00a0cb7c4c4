import { taxFormsAccess } from '@agent-portal/data/tax-forms/taxFormsAccess';
import type { Area } from '../Area.ts';
import { taxFormsStep } from './seed.ts';
import { taxFormNotices } from './notices.ts';
import { getTaxForm, getTaxForms, type TaxForm } from '@agent-portal/data/tax-forms/contract';
import { route } from '../http/route.ts';
import { formFile } from './form/formFile.ts';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner, Scope } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import {
  findFormOrder,
  findForms,
  findFormYears,
  type TaxFormFilters,
  type TaxFormOrder,
} from './queries.ts';

/** The tax forms of the own agent ids, without the downline: only the recipient sees a form. */
const formList = {
  name: 'Tax forms',
  defaultOrder: { field: 'taxYear', direction: 'desc' },
  findOrder: ({ db, today }, agentIds, asked) => findFormOrder(db, agentIds, today, asked),
  findRows: ({ db }, rowIds) => findForms(db, rowIds),
} satisfies Partial<BookList<TaxFormFilters, TaxFormOrder, TaxForm>>;

/** The options of the filter, cached like the order. */
async function yearsOf(deps: Deps, agentIds: Scope): Promise<string[]> {
  const make = () => findFormYears(deps.db, agentIds, deps.today);
  return (
    await snapshotOf(deps, smallSnapshot<string[]>('tax years'), [agentIds, deps.today], make)
  ).value;
}

/** One page of the own tax forms [S7]. */
async function getFormPage(
  deps: Deps,
  caller: BookOwner,
  { includeFilters, ...query }: InputOf<typeof getTaxForms>['query'],
): Promise<OutputOf<typeof getTaxForms>> {
  const { rows, scope, total, paging } = await answerList(deps, caller, formList, query);
  const filters = includeFilters ? { taxYearFilterValues: await yearsOf(deps, scope) } : null;
  return { ...paging, totalRecords: total, forms: [...rows], filters };
}

/** Tax forms [S7]. */
export const taxForms: Area = {
  routes: [
    route(getTaxForms, ({ deps, caller, input: { query } }) => getFormPage(deps, caller, query)),

    route(getTaxForm, ({ deps, caller, input: { params }, signal }) =>
      formFile(deps, caller, params.formId, signal),
    ),
  ],
  seedSteps: [taxFormsStep],
  notices: { kind: 'Tax forms', access: taxFormsAccess, list: taxFormNotices },
};
