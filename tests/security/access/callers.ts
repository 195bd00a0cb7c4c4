/** The ten roles of a sub-account, as in the names of the demonstration accounts [S6]. */
const roles = [
  'pendingactiveterminated',
  'contracting',
  'commissionsagentdebt',
  'listbill',
  'taxforms',
  'production',
  'claims',
  'casemanagement',
  'hierarchy',
  'worksiteparticipation',
] as const;

type SubAccount = 'sub.all' | 'sub.none' | `sub.${(typeof roles)[number]}`;

const subAccounts: readonly SubAccount[] = [
  'sub.all',
  'sub.none',
  ...roles.map((role) => `sub.${role}` as const),
];

const agents = ['agent', 'individual', 'worksite', 'neither', 'historical', 'solo', 'sso'] as const;
const offices = ['office', 'office.unlinked'] as const;

/** Home office that acts for the agent of the account `agent`. */
const acting = ['office, acting', 'office.unlinked, acting'] as const;

/** Every profile mode and edge account (decisions, 8), and a visitor. */
export type Caller =
  | 'visitor'
  | SubAccount
  | (typeof agents)[number]
  | (typeof offices)[number]
  | (typeof acting)[number];

export const callers: readonly Caller[] = [
  'visitor',
  ...agents,
  ...subAccounts,
  ...offices,
  ...acting,
];

const without = (names: readonly Caller[], ...left: readonly Caller[]) =>
  names.filter((name) => !left.includes(name));

const signedIn = without(callers, 'visitor');
const forAnAgent: readonly Caller[] = [...agents, ...subAccounts, ...acting];
const homeOffice: readonly Caller[] = [...offices, ...acting];

/** The callers of a call that requires a role of sub-accounts. */
const withRole = (role: (typeof roles)[number]): readonly Caller[] => [
  ...agents,
  ...acting,
  'sub.all',
  `sub.${role}`,
];
const withoutHistorical = (role: (typeof roles)[number]) => without(withRole(role), 'historical');

/** Groups of allowed callers, written by hand from sections 2, 4 and 6 of the specification. */
export const groups = {
  everybody: callers,
  signedIn,
  /** Callers who act for an agent, including historical access. */
  forAnAgent,
  /** Callers who signed in themselves, without home office that acts for an agent. */
  inPerson: without(signedIn, ...acting),
  /** Agents themselves, including historical access. */
  agentsInPerson: without(agents),
  /** Callers who act for an agent, except for worksite business only. */
  delivery: without(forAnAgent, 'worksite'),
  /** Agents and sub-accounts: home office ends no session of an agent. */
  endsSessions: without(forAnAgent, ...acting),
  /** Callers who act for an agent, except historical access and sub-accounts without a role. */
  withAnyRole: without(forAnAgent, 'historical', 'sub.none'),
  homeOffice,
  /**
   * Agents, including historical access, and home office that acts for one. No sub-account, whatever
   * its roles.
   */
  keepsSubAccounts: without(forAnAgent, ...subAccounts),
  policies: withoutHistorical('pendingactiveterminated'),
  /** The same, without home office that acts for an agent. */
  policiesInPerson: without(withoutHistorical('pendingactiveterminated'), ...acting),
  contracting: withoutHistorical('contracting'),
  commissions: withRole('commissionsagentdebt'),
  listBills: withoutHistorical('listbill'),
  taxForms: withRole('taxforms'),
  production: withoutHistorical('production'),
  individual: without(withoutHistorical('production'), 'worksite', 'neither'),
  worksite: without(withoutHistorical('production'), 'individual', 'neither'),
  claims: withoutHistorical('claims'),
  cases: withoutHistorical('casemanagement'),
  hierarchy: withoutHistorical('hierarchy'),
  groupInventory: withoutHistorical('worksiteparticipation'),
} satisfies Readonly<Record<string, readonly Caller[]>>;

export type Group = keyof typeof groups;

/** The account whose book of business a caller sees. */
export function bookOf(caller: Caller): (typeof agents)[number] {
  return agents.find((name) => name === caller) ?? 'agent';
}

/** The account that a caller signs in with, and whether it then acts for an agent. */
export const accountOf = (caller: Caller) => caller.replace(', acting', '');
export const isActing = (caller: Caller) => acting.some((name) => name === caller);
