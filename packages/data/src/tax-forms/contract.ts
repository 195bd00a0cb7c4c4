import * as z from 'zod/mini';
import { isoDate, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import {
  filtersParam,
  includeFiltersParam,
  orderByParam,
  pageEnvelope,
  pagingParams,
} from '../list.ts';
import { pdfFile } from '../pdfFile.ts';
import { agentRef } from '../policies/shapes.ts';
import { taxFormsAccess as access } from './taxFormsAccess.ts';

/** The forms that there are (decisions, 3). */
export const formKinds = ['1099-NEC', '1099-MISC'] as const;

/** Sortable columns (decisions, 3); `formId` is the order of an unsorted list. */
export const taxFormSortFields = ['taxYear', 'issued', 'formId'] as const;

const year = z.string().check(z.regex(/^\d{4}$/, 'must be a year like 2025'));

/** One row of the list (decisions, 3). */
const taxForm = z.object({
  formId: z.string(),
  taxYear: z.int(),
  form: z.enum(formKinds),
  /** Whose form it is; the agent id is its account number. */
  ...agentRef.shape,
  issued: isoDate,
  /** The sum of its boxes; an extension. */
  amount: z.optional(money),
});
export type TaxForm = z.output<typeof taxForm>;

export const getTaxForms = endpoint({
  name: 'getTaxForms',
  method: 'GET',
  effect: 'read',
  path: '/API/TaxForms/agents/forms',
  source: '[S7] Tax forms',
  summary:
    'One page of the tax forms of the caller’s agent ids, seven years back; the last year first.',
  access,
  query: z.strictObject({
    ...pagingParams,
    orderBy: z.optional(orderByParam(taxFormSortFields)),
    filters: z.optional(
      filtersParam({
        taxYear: z.optional(z.array(year).check(z.minLength(1), z.maxLength(20))),
      }),
    ),
    includeFilters: z.optional(includeFiltersParam),
  }),
  response: z.object({
    ...pageEnvelope,
    forms: z.array(taxForm),
    /** The values of the filter; an extension. */
    filters: z._default(z.nullable(z.object({ taxYearFilterValues: z.array(year) })), null),
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const getTaxForm = endpoint({
  name: 'getTaxForm',
  method: 'GET',
  effect: 'read',
  path: '/API/TaxForms/agents/forms/{formId}',
  source: '[S7] Tax forms',
  summary: 'Copy B of a tax form as a PDF. 404 for another agent’s form.',
  access,
  params: z.strictObject({ formId: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: pdfFile('tax-form'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const taxFormsEndpoints = { getTaxForms, getTaxForm };
