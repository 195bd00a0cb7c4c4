import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { alertFields } from './alertFields.ts';
import { caseFields } from './caseFields.ts';
import { deliveryFields } from './deliveryFields.ts';
import type { Fields } from './Fields.ts';
import { groupFields } from './groupFields.ts';
import { listBillFields } from './listBillFields.ts';
import { moneyFields } from './moneyFields.ts';

const agent: Fields = { agentName: true, agentId: true };

const filters: Fields = {
  agentIdFilterValues: true,
  agentLastNameFilterValues: true,
  primaryInsuredFilterValues: true,
  employerFilterValues: true,
  reasonFilterValues: true,
  policyNumberFilterValues: true,
  viewAsFilterValues: agent,
  viewAsAgentIds: true,
};

/** Columns of the policy lists [S2]. */
const row: Fields = {
  ...agent,
  primaryInsured: true,
  policyNumber: true,
  employer: true,
  productType: true,
};
const requirementRow: Fields = {
  ...row,
  date: true,
  requirement: true,
  met: true,
  actionNeeded: true,
};
const activeRow: Fields = { ...row, billingMode: true, issueDate: true, paidToDate: true };
const terminatedRow: Fields = { ...activeRow, terminationDate: true, reason: true };

/** The policy page names the people of a policy. The specification has only their names. */
const person: Fields = { name: true };
const policy: Fields = {
  policyStatus: true,
  insureds: person,
  owners: person,
  payors: person,
  payee: person,
  assignee: person,
  beneficiaries: person,
  annuitants: person,
};

const productionFilters: Fields = {
  viewAsAgentValues: agent,
  agentValues: agent,
  marketCodeValues: true,
  transactionTypeValues: true,
  lineOfBusinessValues: true,
};

/** The columns of production (decisions, 3). The specification names only the filter. */
const production: Fields = {
  submitted: true,
  issued: true,
  annualizedPremium: true,
  productionCredit: true,
};
const enrolled = (children?: Fields): Fields => ({
  id: true,
  name: true,
  enrolled: true,
  annualizedPremium: true,
  productionCredit: true,
  ...(children && { children }),
});
const productionDetails: Fields = {
  currentPage: true,
  totalPages: true,
  totalRecords: true,
  policyDetails: {
    ...agent,
    policyNumber: true,
    primaryInsured: true,
    employer: true,
    product: true,
    transactionType: true,
    transactionDate: true,
    premium: true,
    productionCredit: true,
  },
  filters: productionFilters,
};
/** An agent's contract in the columns of the hierarchy. */
const contracted: Fields = {
  ...agent,
  agentLevel: true,
  marketCode: true,
  companyCode: true,
  contractStatus: true,
  effective: true,
};
const listPlace: Fields = { currentPage: true, totalPages: true, totalRecords: true };

/**
 * The fields of answers in the specification, written by hand from section 3 and the columns of section
 * 2. Other answers are complete: the specification does not list their fields.
 */
export const specification: Readonly<Partial<Record<EndpointName, Fields>>> = {
  getUserInfo: {
    username: true,
    agentId: true,
    firstName: true,
    lastName: true,
    emailAddress: true,
    isAuthenticated: true,
    isHomeOffice: true,
    isSubaccount: true,
    roles: true,
    productionCreditBusinessTypes: true,
    expiresAt: true,
    isPingOneAudience: true,
    agentData: { name: true, agentId: true, email: true, username: true },
    accessLevel: true,
  },
  getApplicationConfig: { gtm_id: true, init: true, info: true, loader_config: true },
  getFeature: { isEnabled: true },
  getTemporaryMessages: { heading: true, message: true, publishDate: true },
  getStatusCounts: {
    pendingPolicies: { underwritingRequirements: true, pendingPremium: true },
    activePolicies: { totalPolicies: true, annualizedPremium: true, pastDuePremium: true },
    terminatedPolicies: { declinedInitialPremiumPayments: true },
  },
  getPendingPolicyRequirements: {
    currentPage: true,
    totalPages: true,
    totalRequirements: true,
    requirementSummaries: requirementRow,
    filters,
  },
  getPolicySummaries: {
    currentPage: true,
    totalPages: true,
    totalPolicies: true,
    policies: terminatedRow,
    filters,
  },
  getPolicy: policy,
  getIndividualSummary: {
    agents: {
      ...agent,
      agentLevel: true,
      marketCode: true,
      ...production,
    },
    products: { lineOfBusiness: true, product: true, ...production },
    totals: production,
    filters: productionFilters,
  },
  getWorksiteSummary: { totals: production, filters: productionFilters },
  getWorksiteTable: { rows: enrolled(enrolled(enrolled())) },
  getIndividualDetails: productionDetails,
  getWorksiteDetails: productionDetails,
  ...moneyFields,
  ...caseFields,
  ...alertFields,
  ...deliveryFields,
  // The columns (decisions, 3) and the counts. The specification names no other field of an agent.
  getAgentInformation: { ...contracted, counts: { active: true, jit: true, pending: true } },
  getActiveHierarchy: { ...listPlace, agents: { ...contracted, downline: true } },
  getPendingHierarchy: {
    ...listPlace,
    requirements: { ...agent, requirement: true, requested: true, status: true },
  },
  getActiveAppointments: {
    ...listPlace,
    appointments: {
      state: true,
      company: true,
      line: true,
      kind: true,
      status: true,
      effective: true,
      expires: true,
    },
  },
  ...groupFields,
  ...listBillFields,
  searchImpersonations: {
    records: { agents: { name: true, agentIds: true }, email: true, userName: true },
  },
  getRecentImpersonations: {
    records: { agents: { name: true, agentIds: true }, email: true, userName: true },
  },
};

/** Removes all other fields from an answer. */
export function onlyFields(fields: Fields, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((one) => onlyFields(fields, one));
  if (typeof answer !== 'object' || answer === null) return answer;
  const stored = Object.entries(answer).filter(([name]) => name in fields);
  return Object.fromEntries(
    stored.map(([name, value]) => {
      const inside = fields[name];
      return [name, typeof inside === 'object' ? onlyFields(inside, value) : value];
    }),
  );
}

const toPattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');

/** The call of the contract that a request makes. A literal path takes precedence over a pattern. */
export function calledBy(method: string, path: string): Endpoint | undefined {
  const endpoints: readonly Endpoint[] = Object.values(contract);
  const made = endpoints.filter((one) => one.method === method && toPattern(one).test(path));
  return made.find((one) => one.path === path) ?? made[0];
}
