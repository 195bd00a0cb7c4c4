import type { DownloadedFile } from '../endpoint.ts';
import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { exportPendingPolicyRequirements, getPendingPolicyRequirements } from './contract.ts';
import { getStatusCounts } from './status-counts/contract.ts';
import { getPolicy } from './policy/contract.ts';
import { getPolicyActions, takeAction } from './actions/contract.ts';
import { exportApplication, exportPolicy } from './documents/contract.ts';
import {
  downloadPolicyDocument,
  getPolicyDocuments,
  takeActionWithDocuments,
} from './uploads/contract.ts';
import empty from './fixtures/getPendingPolicyRequirements.empty.json' with { type: 'json' };
import firstPage from './fixtures/getPendingPolicyRequirements.json' with { type: 'json' };
import secondPage from './fixtures/getPendingPolicyRequirements.page2.json' with { type: 'json' };
import active from './fixtures/getPolicySummaries.json' with { type: 'json' };
import activeEmpty from './fixtures/getPolicySummaries.empty.json' with { type: 'json' };
import activeSecond from './fixtures/getPolicySummaries.page2.json' with { type: 'json' };
import terminated from './fixtures/getPolicySummaries.terminated.json' with { type: 'json' };
import someActions from './fixtures/getPolicyActions.json' with { type: 'json' };
import noDocuments from './fixtures/getPolicyDocuments.json' with { type: 'json' };
import onePolicy from './fixtures/getPolicy.json' with { type: 'json' };
import takenAction from './fixtures/takeAction.json' with { type: 'json' };
import counts from './fixtures/getStatusCounts.json' with { type: 'json' };
import { exportPolicySummaries, getPolicySummaries } from './summaries/contract.ts';

export const pendingPages = {
  first: fixture(getPendingPolicyRequirements, firstPage),
  second: fixture(getPendingPolicyRequirements, secondPage),
  empty: fixture(getPendingPolicyRequirements, empty),
};

/** Recorded pages of the active and the terminated list. */
export const summaryPages = {
  active: fixture(getPolicySummaries, active),
  activeSecond: fixture(getPolicySummaries, activeSecond),
  terminated: fixture(getPolicySummaries, terminated),
  empty: fixture(getPolicySummaries, activeEmpty),
};

export const pendingPolicy = fixture(getPolicy, onePolicy);

export const policyActionsTaken = {
  one: fixture(getPolicyActions, someActions),
  none: { items: [] },
};

/** Documents that were sent for a policy; the name of one is as long as names can be. */
export const policyDocuments = {
  some: fixture(getPolicyDocuments, {
    documents: [
      {
        documentId: '5b0c5a0e-7a51-4f0e-9d0b-0f6f3b1d2c01',
        actionItemId: takenAction.actionItemId,
        name: 'Attending physician statement.pdf',
        mediaType: 'application/pdf',
        size: 1_240_000,
        date: takenAction.date,
        sentBy: takenAction.takenBy,
      },
      {
        documentId: '5b0c5a0e-7a51-4f0e-9d0b-0f6f3b1d2c02',
        actionItemId: takenAction.actionItemId,
        name: `${'Scan'.repeat(49)}.png`,
        mediaType: 'image/png',
        size: 15_000_000,
        date: takenAction.date,
        sentBy: takenAction.takenBy,
      },
    ],
  }),
  none: fixture(getPolicyDocuments, noDocuments),
};

/** A file whose content does not matter. */
const file = (name: string): DownloadedFile => ({ name, blob: new Blob(['PK']) });

/** An answer contains the values of filters only if the request included them [S4]. */
function asRequested<Page extends object>(page: Page, { searchParams }: URL): Page {
  return searchParams.has('IncludeFilters') ? page : { ...page, filters: null };
}

/** The second page if it is requested, otherwise the first. */
function pendingPage(request: Request) {
  const url = new URL(request.url);
  const isSecond = url.searchParams.get('page') === '2';
  return asRequested(isSecond ? pendingPages.second : pendingPages.first, url);
}

function summaryPage(request: Request) {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/Terminated')) return asRequested(summaryPages.terminated, url);
  const isSecond = url.searchParams.get('Page') === '2';
  return asRequested(isSecond ? summaryPages.activeSecond : summaryPages.active, url);
}

export const policiesMocks = {
  getStatusCounts: mockEndpoint(getStatusCounts, fixture(getStatusCounts, counts)),
  getPendingPolicyRequirements: mockEndpoint(getPendingPolicyRequirements, pendingPage),
  exportPendingPolicyRequirements: mockEndpoint(
    exportPendingPolicyRequirements,
    file('Pending-policies-11-18-2026.xlsx'),
  ),
  getPolicySummaries: mockEndpoint(getPolicySummaries, summaryPage),
  exportPolicySummaries: mockEndpoint(exportPolicySummaries, ({ url }) => {
    const status = url.includes('/Terminated/') ? 'Terminated' : 'Active';
    return file(`${status}-policies-11-18-2026.xlsx`);
  }),
  getPolicy: mockEndpoint(getPolicy, pendingPolicy),
  getPolicyActions: mockEndpoint(getPolicyActions, policyActionsTaken.none),
  takeAction: mockEndpoint(takeAction, fixture(takeAction, takenAction)),
  takeActionWithDocuments: mockEndpoint(takeActionWithDocuments, {
    ...fixture(takeAction, takenAction),
    action: 'ProvideInformation',
  }),
  getPolicyDocuments: mockEndpoint(getPolicyDocuments, policyDocuments.none),
  downloadPolicyDocument: mockEndpoint(downloadPolicyDocument, file('Statement.pdf')),
  exportPolicy: mockEndpoint(exportPolicy, file('policy-NL0018O0142.pdf')),
  exportApplication: mockEndpoint(exportApplication, file('application-NL0018O0142.pdf')),
};
