import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportAppointments,
  exportEndings,
  exportHierarchy,
  exportPendingHierarchy,
  getActiveAppointments,
  getActiveHierarchy,
  getAgentInformation,
  getEndings,
  getHasDownline,
  getHierarchyViewAs,
  getPendingHierarchy,
} from './contract.ts';
import appointments from './fixtures/getActiveAppointments.json' with { type: 'json' };
import branchBelow from './fixtures/getActiveHierarchy.below.json' with { type: 'json' };
import branch from './fixtures/getActiveHierarchy.branch.json' with { type: 'json' };
import top from './fixtures/getActiveHierarchy.json' with { type: 'json' };
import solo from './fixtures/getActiveHierarchy.solo.json' with { type: 'json' };
import below from './fixtures/getAgentInformation.below.json' with { type: 'json' };
import information from './fixtures/getAgentInformation.json' with { type: 'json' };
import endings from './fixtures/getEndings.json' with { type: 'json' };
import hasDownline from './fixtures/getHasDownline.json' with { type: 'json' };
import viewAs from './fixtures/getHierarchyViewAs.json' with { type: 'json' };
import requirements from './fixtures/getPendingHierarchy.json' with { type: 'json' };

/** Recorded answers about a hierarchy, and about that of an agent who has no downline. */
export const hierarchyPages = {
  viewAs: fixture(getHierarchyViewAs, viewAs),
  information: fixture(getAgentInformation, information),
  /** Of an agent two levels below. */
  below: fixture(getAgentInformation, below),
  top: fixture(getActiveHierarchy, top),
  branch: fixture(getActiveHierarchy, branch),
  /** The branch of an agent of that branch. */
  branchBelow: fixture(getActiveHierarchy, branchBelow),
  solo: fixture(getActiveHierarchy, solo),
  requirements: fixture(getPendingHierarchy, requirements),
  appointments: fixture(getActiveAppointments, appointments),
  endings: fixture(getEndings, endings),
};

/** The part of the tree that a call requests. */
function answerTree({ url }: Request) {
  const under = new URL(url).searchParams.get('UnderAgentId');
  if (under === null) return hierarchyPages.top;
  return under === '4473310' ? hierarchyPages.branchBelow : hierarchyPages.branch;
}

const workbook = (stem: string) => ({
  name: `${stem}-11-18-2026.xlsx`,
  blob: new Blob(['PK']),
});

export const hierarchyMocks = {
  getHierarchyViewAs: mockEndpoint(getHierarchyViewAs, hierarchyPages.viewAs),
  getHasDownline: mockEndpoint(getHasDownline, fixture(getHasDownline, hasDownline)),
  getAgentInformation: mockEndpoint(getAgentInformation, ({ url }) =>
    new URL(url).searchParams.has('ViewAsAgentId')
      ? hierarchyPages.below
      : hierarchyPages.information,
  ),
  getActiveHierarchy: mockEndpoint(getActiveHierarchy, answerTree),
  getPendingHierarchy: mockEndpoint(getPendingHierarchy, hierarchyPages.requirements),
  getActiveAppointments: mockEndpoint(getActiveAppointments, hierarchyPages.appointments),
  getEndings: mockEndpoint(getEndings, hierarchyPages.endings),
  exportHierarchy: mockEndpoint(exportHierarchy, workbook('Hierarchy')),
  exportPendingHierarchy: mockEndpoint(exportPendingHierarchy, workbook('PendingRequirements')),
  exportAppointments: mockEndpoint(exportAppointments, workbook('Appointments')),
  exportEndings: mockEndpoint(exportEndings, workbook('ExpiryWatch')),
};
