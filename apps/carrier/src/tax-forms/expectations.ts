import { taxFormSortFields } from '@agent-portal/data/tax-forms/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/TaxForms\//, 'taxforms']],
  sorts: [{ path: '/API/TaxForms/agents/forms?', rows: 'forms', fields: taxFormSortFields }],
};
