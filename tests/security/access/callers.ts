/** The ten roles of a sub-account, as the demonstration accounts name them [S6]. */
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

/** Every profile mode and edge account (decisions, 8), and who is nobody. */
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

/** Whom a call lets in that asks sub-accounts for a role. */
const withRole = (role: (typeof roles)[number]): readonly Caller[] => [
  ...agents,
  ...acting,
  'sub.all',
  `sub.${role}`,
];
const withoutHistorical = (role: (typeof roles)[number]) => without(withRole(role), 'historical');

/** Whom calls let in, written by hand from sections 2, 4 and 6 of the specification. */
export const groups = {
  everybody: callers,
  signedIn,
  /** Who acts for an agent, historical access included. */
  forAnAgent,
  /** Who signed in themselves: nobody whom home office acts for. */
  inPerson: without(signedIn, ...acting),
  /** Agents themselves, historical access included. */
  agentsInPerson: without(agents),
  /** Who acts for an agent, but not worksite business alone. */
  delivery: without(forAnAgent, 'worksite'),
  /** Agents and sub-accounts: home office ends no session of an agent. */
  endsSessions: without(forAnAgent, ...acting),
  /** Whoever acts for an agent, but neither historical access nor a sub-account without any role. */
  withAnyRole: without(forAnAgent, 'historical', 'sub.none'),
  homeOffice,
  /** Agents, historical access included, and who acts for one; no sub-account, whatever its roles. */
  keepsSubAccounts: without(forAnAgent, ...subAccounts),
  policies: withoutHistorical('pendingactiveterminated'),
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

/** A group of callers. */
export type Group = keyof typeof groups;

/** Whose book of business somebody sees: the account that it belongs to. */
export function bookOf(caller: Caller): (typeof agents)[number] {
  return agents.find((name) => name === caller) ?? 'agent';
}

/** The account that a caller signs in with, and whether it then acts for an agent. */
export const accountOf = (caller: Caller) => caller.replace(', acting', '');
export const isActing = (caller: Caller) => acting.some((name) => name === caller);
