import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getTaxForm, getTaxForms } from './contract.ts';
import empty from './fixtures/getTaxForms.empty.json' with { type: 'json' };
import forms from './fixtures/getTaxForms.json' with { type: 'json' };

/** Recorded forms of an agent, and a list of none. */
export const taxFormPages = {
  forms: fixture(getTaxForms, forms),
  empty: fixture(getTaxForms, empty),
};

export const taxFormsMocks = {
  getTaxForms: mockEndpoint(getTaxForms, taxFormPages.forms),
  getTaxForm: mockEndpoint(getTaxForm, {
    name: 'Form-1099-NEC-2025-4471902.pdf',
    blob: new Blob(['%PDF-1.7']),
  }),
};
