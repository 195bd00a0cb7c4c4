import {
  exported,
  type FailureCase,
  file,
  type Outcomes,
  page,
  part,
} from '../../testing/FailureCase.ts';
import { failures } from '../../testing/failures.ts';

const tree = '/hierarchy';
const requirements = '/hierarchy?tab=requirements';
const appointments = '/hierarchy?tab=appointments';
const endings = '/hierarchy?tab=ending-soon';

/** The tree hides the agent search when its request fails. */
const leftOut: Outcomes = {
  ...Object.fromEntries(Object.keys(failures).map((failure) => [failure, 'no failure'])),
  '401': 'login',
};

/** The calls of /hierarchy, and what the page shows when they fail. */
export const failureCases: readonly FailureCase[] = [
  { address: tree, call: 'getAgentInformation', outcomes: page },
  { address: tree, call: 'getActiveHierarchy', outcomes: page },
  { address: requirements, call: 'getPendingHierarchy', outcomes: page },
  { address: appointments, call: 'getActiveAppointments', outcomes: page },
  { address: endings, call: 'getEndings', outcomes: part },
  { address: tree, call: 'getHasDownline', outcomes: leftOut },
  { address: tree, call: 'getHierarchyViewAs', outcomes: leftOut },
  { address: tree, call: 'exportHierarchy', outcomes: file, steps: exported },
  { address: requirements, call: 'exportPendingHierarchy', outcomes: file, steps: exported },
  { address: appointments, call: 'exportAppointments', outcomes: file, steps: exported },
  { address: endings, call: 'exportEndings', outcomes: file, steps: exported },
];
