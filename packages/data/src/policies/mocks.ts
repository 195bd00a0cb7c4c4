import type { DownloadedFile } from '../endpoint.ts';
import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportPendingPolicyRequirements,
  exportPolicySummaries,
  getPendingPolicyRequirements,
  getPolicy,
  getStatusCounts,
} from './contract.ts';
import empty from './fixtures/getPendingPolicyRequirements.empty.json' with { type: 'json' };
import firstPage from './fixtures/getPendingPolicyRequirements.json' with { type: 'json' };
import secondPage from './fixtures/getPendingPolicyRequirements.page2.json' with { type: 'json' };
import onePolicy from './fixtures/getPolicy.json' with { type: 'json' };
import counts from './fixtures/getStatusCounts.json' with { type: 'json' };

/** Recorded pages of the pending list. */
export const pendingPages = {
  first: fixture(getPendingPolicyRequirements, firstPage),
  second: fixture(getPendingPolicyRequirements, secondPage),
  empty: fixture(getPendingPolicyRequirements, empty),
};

/** A file whose content nobody looks at. */
const workbook = (name: string): DownloadedFile => ({ name, blob: new Blob(['PK']) });

/** The second page where it is asked for, else the first. */
const pendingPage = ({ url }: Request) =>
  new URL(url).searchParams.get('page') === '2' ? pendingPages.second : pendingPages.first;

export const policiesMocks = {
  getStatusCounts: mockEndpoint(getStatusCounts, fixture(getStatusCounts, counts)),
  getPendingPolicyRequirements: mockEndpoint(getPendingPolicyRequirements, pendingPage),
  exportPendingPolicyRequirements: mockEndpoint(
    exportPendingPolicyRequirements,
    workbook('Pending-policies-11-18-2026.xlsx'),
  ),
  exportPolicySummaries: mockEndpoint(
    exportPolicySummaries,
    workbook('Active-policies-11-18-2026.xlsx'),
  ),
  getPolicy: mockEndpoint(getPolicy, fixture(getPolicy, onePolicy)),
};
