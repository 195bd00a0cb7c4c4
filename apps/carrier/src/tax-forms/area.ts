import type { Area } from '../Area.ts';
import { taxFormsStep } from './seed.ts';
import { taxFormNotices } from './notices.ts';
import { getTaxForm, getTaxForms } from '@agent-portal/data/tax-forms/contract';
import { route, type Route } from '../http/route.ts';
import { getFormPage } from './getFormPage.ts';
import { formFile } from './form/formFile.ts';

/** [S7] Tax forms. */
const taxFormsRoutes: readonly Route[] = [
  route(getTaxForms, ({ deps, caller, input: { query } }) => getFormPage(deps, caller, query)),

  route(getTaxForm, ({ deps, caller, input: { params }, signal }) =>
    formFile(deps, caller, params.formId, signal),
  ),
];

/** Tax forms. */
export const taxForms: Area = {
  routes: taxFormsRoutes,
  seedSteps: [taxFormsStep],
  notices: { kind: 'Tax forms', list: taxFormNotices },
};
