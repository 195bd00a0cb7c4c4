import { getTaxForm, getTaxForms } from '@agent-portal/data/tax-forms/contract';
import { route, type Route } from '../http/route.ts';
import { getFormPage } from './getFormPage.ts';
import { formFile } from './form/formFile.ts';

/** [S7] Tax forms. */
export const taxFormsRoutes: readonly Route[] = [
  route(getTaxForms, ({ deps, caller, input: { query } }) => getFormPage(deps, caller, query)),

  route(getTaxForm, ({ deps, caller, input: { params }, signal }) =>
    formFile(deps, caller, params.formId, signal),
  ),
];
