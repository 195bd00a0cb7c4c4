import type { DownloadedFile } from '../../endpoint.ts';
import { fixture } from '../../mocks/fixture.ts';
import { mockEndpoint } from '../../mocks/mockEndpoint.ts';
import active from '../fixtures/getActivePolicies.json' with { type: 'json' };
import late from '../fixtures/getActivePolicies.late.json' with { type: 'json' };
import terminated from '../fixtures/getTerminatedPolicies.json' with { type: 'json' };
import emptyPending from '../fixtures/getPendingPolicies.empty.json' with { type: 'json' };
import pending from '../fixtures/getPendingPolicies.json' with { type: 'json' };
import pendingDetail from '../fixtures/getPendingPolicyDetail.json' with { type: 'json' };
import detail from '../fixtures/getPolicyDetail.json' with { type: 'json' };
import {
  exportActivePolicies,
  exportPendingPolicies,
  exportPolicyDetail,
  exportTerminatedPolicies,
  getActivePolicies,
  getTerminatedPolicies,
  getPendingPolicies,
  getPendingPolicyDetail,
  getPolicyDetail,
} from './contract.ts';

export const secondPages = {
  pending: fixture(getPendingPolicies, pending),
  empty: fixture(getPendingPolicies, emptyPending),
  active: fixture(getActivePolicies, active),
  late: fixture(getActivePolicies, late),
  terminated: fixture(getTerminatedPolicies, terminated),
};

/** A recorded policy, as each call for one answers it. */
export const secondPolicies = {
  pending: fixture(getPendingPolicyDetail, pendingDetail),
  any: fixture(getPolicyDetail, detail),
};

/** A file whose content does not matter. */
const workbook = (status: string): DownloadedFile => ({
  name: `${status}-policies-new-view-11-18-2026.xlsx`,
  blob: new Blob(['PK']),
});

export const secondVersionsMocks = {
  exportPolicyDetail: mockEndpoint(exportPolicyDetail, {
    name: 'policy-NL0018O0142.pdf',
    blob: new Blob(['%PDF']),
  }),
  exportPendingPolicies: mockEndpoint(exportPendingPolicies, workbook('Pending')),
  exportActivePolicies: mockEndpoint(exportActivePolicies, workbook('Active')),
  exportTerminatedPolicies: mockEndpoint(exportTerminatedPolicies, workbook('Terminated')),
  getPendingPolicies: mockEndpoint(getPendingPolicies, secondPages.pending),
  getActivePolicies: mockEndpoint(getActivePolicies, secondPages.active),
  getTerminatedPolicies: mockEndpoint(getTerminatedPolicies, secondPages.terminated),
  getPendingPolicyDetail: mockEndpoint(getPendingPolicyDetail, secondPolicies.pending),
  getPolicyDetail: mockEndpoint(getPolicyDetail, secondPolicies.any),
};
