import { type Role, roles } from '@agent-portal/data/endpoint';
import { formatDate } from '@agent-portal/format';

/** Says which day the demonstration shows (decisions, 11). @param today the business date */
export const demoDataText = (today: string) => `Demonstration data as of ${formatDate(today)}`;

/** The password of every demonstration account (decisions, 8). */
export const demoPassword = 'northfield';

/** An account to sign in as: a profile mode, or a special case. */
export interface DemoAccount {
  /** The user name before `@northfield.example`. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly shows: string;
  /** Agents only: the agent number they act under. */
  readonly agentId?: string;
  /** Sub-accounts only. */
  readonly roles?: readonly Role[];
  readonly usesSso?: boolean;
  readonly hasLinkedSso?: boolean;
}

const agents: readonly DemoAccount[] = [
  {
    name: 'agent',
    firstName: 'Dana',
    lastName: 'Whitfield',
    agentId: '4471902',
    shows: 'Agent with both business types, three agent ids and a downline of three levels',
  },
  {
    name: 'individual',
    firstName: 'Ruth',
    lastName: 'Lindgren',
    agentId: '4480011',
    shows: 'Agent with Individual business only',
  },
  {
    name: 'worksite',
    firstName: 'Theo',
    lastName: 'Marchetti',
    agentId: '4480022',
    shows: 'Agent with Worksite business only',
  },
  {
    name: 'neither',
    firstName: 'Ivy',
    lastName: 'Castellan',
    agentId: '4480033',
    shows: 'Agent with neither business type',
  },
  {
    name: 'historical',
    firstName: 'Walter',
    lastName: 'Pruitt',
    agentId: '4480044',
    shows: 'Agent with historical access',
  },
  {
    name: 'solo',
    firstName: 'June',
    lastName: 'Abara',
    agentId: '4480055',
    shows: 'Agent with one agent id and no downline',
  },
  {
    name: 'sso',
    firstName: 'Miles',
    lastName: 'Okonkwo',
    agentId: '4480066',
    usesSso: true,
    shows: 'Agent logged in through single sign-on',
  },
];

const homeOffice: readonly DemoAccount[] = [
  {
    name: 'office',
    firstName: 'Carol',
    lastName: 'Denney',
    hasLinkedSso: true,
    shows: 'Home office; agents have a linked single sign-on account',
  },
  {
    name: 'office.unlinked',
    firstName: 'Frank',
    lastName: 'Osei',
    shows: 'Home office; agents have no linked single sign-on account',
  },
];

/** The sub-accounts of Dana Whitfield: one for each role alone, one with all, one with none. */
const subAccounts: readonly DemoAccount[] = [
  {
    name: 'sub.all',
    firstName: 'Priya',
    lastName: 'Raman',
    roles,
    shows: 'Sub-account with every role',
  },
  {
    name: 'sub.none',
    firstName: 'Tom',
    lastName: 'Becker',
    roles: [],
    shows: 'Sub-account with no role',
  },
  ...roles.map((role) => ({
    name: `sub.${role.toLowerCase()}`,
    firstName: 'Sam',
    lastName: role.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
    roles: [role],
    shows: `Sub-account with the role ${role} alone`,
  })),
];

/** The accounts, in the order in which the login page lists them. */
export const demoAccounts = [...agents, ...homeOffice, ...subAccounts];

export const demoUsername = ({ name }: DemoAccount) => `${name}@northfield.example`;

const usernames: ReadonlySet<string> = new Set(demoAccounts.map(demoUsername));

/** Whether the login page lists an account of this user name. */
export const isDemoUsername = (username: string) => usernames.has(username);
