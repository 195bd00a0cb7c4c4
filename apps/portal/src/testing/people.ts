import type { CurrentUser } from '@agent-portal/data/session/contract';

/** User records for tests and stories, one for each profile mode and interesting edge. */
const visitor: CurrentUser = {
  username: '',
  agentId: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  isAuthenticated: false,
  isHomeOffice: false,
  isSubaccount: false,
  roles: [],
  productionCreditBusinessTypes: [],
  expiresAt: '',
  isPingOneAudience: false,
  agentData: null,
  accessLevel: 'Anonymous',
};

const agent: CurrentUser = {
  ...visitor,
  username: 'agent@northfield.example',
  agentId: '4471902',
  firstName: 'Dana',
  lastName: 'Whitfield',
  emailAddress: 'agent@northfield.example',
  isAuthenticated: true,
  productionCreditBusinessTypes: ['Individual', 'Worksite'],
  expiresAt: '2026-11-18T18:00:00Z',
  accessLevel: 'Full',
};

const subAccount: CurrentUser = {
  ...agent,
  username: 'sub.none@northfield.example',
  firstName: 'Sam',
  lastName: 'Ibarra',
  isSubaccount: true,
};

const homeOffice: CurrentUser = {
  ...agent,
  username: 'office@northfield.example',
  agentId: '',
  firstName: 'Carol',
  lastName: 'Denney',
  isHomeOffice: true,
  productionCreditBusinessTypes: [],
  accessLevel: 'Anonymous',
};

export const people = {
  visitor,
  agent,
  historical: { ...agent, username: 'historical@northfield.example', accessLevel: 'Historical' },
  subWithPolicies: {
    ...subAccount,
    username: 'sub.pendingactiveterminated@northfield.example',
    roles: ['PendingActiveTerminated'],
  },
  subWithClaims: { ...subAccount, username: 'sub.claims@northfield.example', roles: ['Claims'] },
  subWithNothing: subAccount,
  homeOffice,
  homeOfficeAsAgent: {
    ...homeOffice,
    agentId: '4471902',
    accessLevel: 'Full',
    agentData: {
      name: 'Dana Whitfield',
      agentId: '4471902',
      email: 'agent@northfield.example',
      username: 'agent@northfield.example',
    },
  },
} as const satisfies Record<string, CurrentUser>;
