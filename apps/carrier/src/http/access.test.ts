import type { Access } from '@agent-portal/data/endpoint';
import { expect, test } from 'vitest';
import type { AgentCaller, Caller, HomeOfficeCaller } from '../session/caller.ts';
import { refusal } from './access.ts';

const at = new Date('2026-11-18T15:00:00Z');
const person = {
  userId: 1,
  username: 'somebody@northfield.example',
  firstName: 'Some',
  lastName: 'Body',
  emailAddress: 'somebody@northfield.example',
  session: { tokenHash: 'x', createdAt: at, expiresAt: at, audience: 'normal' },
} as const;

const agent: AgentCaller = {
  ...person,
  kind: 'agent',
  isHomeOffice: false,
  agentId: '4471902',
  producerId: 'P1',
  agentIds: ['4471902'],
  accessLevel: 'Full',
  businessTypes: [],
  isSubaccount: false,
  roles: [],
  agentData: null,
};
const homeOffice: HomeOfficeCaller = { ...person, kind: 'home-office', isHomeOffice: true };

const callers = {
  visitor: { kind: 'visitor' },
  agent,
  withIndividual: { ...agent, businessTypes: ['Individual'] },
  historical: { ...agent, accessLevel: 'Historical' },
  subWithClaims: { ...agent, isSubaccount: true, roles: ['Claims'] },
  subWithNothing: { ...agent, isSubaccount: true },
  homeOffice,
  homeOfficeAsAgent: { ...agent, isHomeOffice: true },
} as const satisfies Record<string, Caller>;

const accesses = {
  anyone: { who: 'anyone' },
  'signed-in': { who: 'signed-in' },
  'home-office': { who: 'home-office' },
  agent: { who: 'agent', restricted: false },
  'agent with the role Claims': { who: 'agent', role: 'Claims', restricted: false },
  'agent with full access': { who: 'agent', restricted: true },
  'agent with individual business': { who: 'agent', restricted: false, businessType: 'Individual' },
  'agent with worksite business': { who: 'agent', restricted: false, businessType: 'Worksite' },
  'agent, but no sub-account': { who: 'agent', restricted: false, notFor: 'sub-account' },
  'agent with any business': { who: 'agent', restricted: false, businessType: 'either' },
} as const satisfies Record<string, Access>;

const staffOnly = 'This is for home-office staff only.';
const chooseAgent = 'Choose the agent to act for first.';
const noRole = 'This sub-account does not have the role Claims.';
const noSubAccount = 'Sub-accounts do not have access to this.';
const historical = 'Agents with historical access do not have access to this.';

/** The message for a visitor. */
const visitor = [401, 'Log in to make this call.'] as const;

type Refusals = Partial<Record<keyof typeof callers, readonly [status: number, detail: string]>>;

/** The message for callers without any business. */
const without = (detail: string): Refusals => ({
  visitor,
  homeOffice: [403, chooseAgent],
  agent: [403, detail],
  historical: [403, detail],
  subWithClaims: [403, detail],
  subWithNothing: [403, detail],
  homeOfficeAsAgent: [403, detail],
});

/** The callers that each kind of call rejects, and the message. All other callers may make it [S4, S6]. */
const refused: Readonly<Record<keyof typeof accesses, Refusals>> = {
  anyone: {},
  'signed-in': { visitor },
  'home-office': {
    visitor,
    agent: [403, staffOnly],
    withIndividual: [403, staffOnly],
    historical: [403, staffOnly],
    subWithClaims: [403, staffOnly],
    subWithNothing: [403, staffOnly],
  },
  agent: { visitor, homeOffice: [403, chooseAgent] },
  'agent with the role Claims': {
    visitor,
    homeOffice: [403, chooseAgent],
    subWithNothing: [403, noRole],
  },
  'agent with full access': {
    visitor,
    homeOffice: [403, chooseAgent],
    historical: [403, historical],
  },
  'agent, but no sub-account': {
    visitor,
    homeOffice: [403, chooseAgent],
    subWithClaims: [403, noSubAccount],
    subWithNothing: [403, noSubAccount],
  },
  'agent with individual business': without('The agent has no individual business.'),
  'agent with worksite business': {
    ...without('The agent has no worksite business.'),
    withIndividual: [403, 'The agent has no worksite business.'],
  },
  'agent with any business': without('The agent has neither individual nor worksite business.'),
};

test('each kind of call gives each caller the right answer', () => {
  for (const [name, access] of Object.entries(accesses)) {
    for (const [who, caller] of Object.entries(callers)) {
      const problem = refusal(access, caller);
      const expected = refused[name as keyof typeof accesses][who as keyof typeof callers];
      const answer = problem && [problem.status, problem.message];
      expect.soft(answer, `${name}: ${who}`).toEqual(expected);
    }
  }
});
