import { roles } from '@agent-portal/data/endpoint';
import type { CurrentUser } from '@agent-portal/data/session/contract';

/** User records for tests and stories, one for each profile mode and edge case. */
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

const allRoles = [...roles];

const agentData = {
  name: 'Dana Whitfield',
  agentId: '4471902',
  email: 'agent@northfield.example',
  username: 'agent@northfield.example',
};

const homeOfficeAsAgent = {
  ...homeOffice,
  agentId: '4471902',
  productionCreditBusinessTypes: [...agent.productionCreditBusinessTypes],
  accessLevel: 'Full',
  agentData,
} as const satisfies CurrentUser;

export const people = {
  visitor,
  agent,
  sso: { ...agent, username: 'sso@northfield.example', isPingOneAudience: true },
  individual: {
    ...agent,
    username: 'individual@northfield.example',
    productionCreditBusinessTypes: ['Individual'],
  },
  worksite: {
    ...agent,
    username: 'worksite@northfield.example',
    productionCreditBusinessTypes: ['Worksite'],
  },
  neither: {
    ...agent,
    username: 'neither@northfield.example',
    productionCreditBusinessTypes: [],
  },
  historical: { ...agent, username: 'historical@northfield.example', accessLevel: 'Historical' },
  subWithPolicies: {
    ...subAccount,
    username: 'sub.pendingactiveterminated@northfield.example',
    roles: ['PendingActiveTerminated'],
  },
  subWithClaims: { ...subAccount, username: 'sub.claims@northfield.example', roles: ['Claims'] },
  subWithNothing: subAccount,
  homeOffice,
  subWithAll: { ...subAccount, username: 'sub.all@northfield.example', roles: allRoles },
  homeOfficeAsAgent,
  homeOfficeAsUnlinked: {
    ...homeOfficeAsAgent,
    username: 'office.unlinked@northfield.example',
    agentData: { ...agentData, username: '' },
  },
} as const satisfies Record<string, CurrentUser>;
