import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { exportCases, getCaseFilterOptions, getCases, resendEmail } from './contract.ts';
import {
  correctRecipient,
  getCase,
  getCasesNeedingAttention,
  getCasesOfPolicy,
  voidCase,
} from './desk/contract.ts';
import declined from './fixtures/getCase.json' with { type: 'json' };
import options from './fixtures/getCaseFilterOptions.json' with { type: 'json' };
import empty from './fixtures/getCases.empty.json' with { type: 'json' };
import found from './fixtures/getCases.json' with { type: 'json' };
import waiting from './fixtures/getCasesNeedingAttention.json' with { type: 'json' };
import ofPolicy from './fixtures/getCasesOfPolicy.json' with { type: 'json' };

/** Recorded cases: a page of them, none, one that was declined, and those that need attention. */
export const caseFixtures = {
  page: fixture(getCases, found),
  empty: fixture(getCases, empty),
  declined: fixture(getCase, declined),
  waiting: fixture(getCasesNeedingAttention, waiting),
  ofPolicy: fixture(getCasesOfPolicy, ofPolicy),
};

const { declined: one } = caseFixtures;

export const casesMocks = {
  getCases: mockEndpoint(getCases, caseFixtures.page),
  exportCases: mockEndpoint(exportCases, {
    name: 'Cases-11-18-2026.xlsx',
    blob: new Blob(['PK']),
  }),
  getCaseFilterOptions: mockEndpoint(getCaseFilterOptions, fixture(getCaseFilterOptions, options)),
  resendEmail: mockEndpoint(resendEmail, { sentTo: one.recipientEmail }),
  getCasesNeedingAttention: mockEndpoint(getCasesNeedingAttention, caseFixtures.waiting),
  getCase: mockEndpoint(getCase, one),
  getCasesOfPolicy: mockEndpoint(getCasesOfPolicy, caseFixtures.ofPolicy),
  correctRecipient: mockEndpoint(correctRecipient, async (request) => ({
    ...one,
    ...((await request.json()) as { readonly recipientEmail: string }),
    event: 'Sent' as const,
    version: one.version + 1,
  })),
  voidCase: mockEndpoint(voidCase, { ...one, event: 'Voided', version: one.version + 1 }),
};
