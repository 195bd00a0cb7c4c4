import type { EndpointName } from '@agent-portal/data/contract';
import type { Fields } from './Fields.ts';

const agent: Fields = { agentName: true, agentId: true };

const hierarchy: Fields = {
  agentLevel: true,
  agentNumber: true,
  marketCode: true,
  companyCode: true,
  contractStatus: true,
};
const commissionFilters: Fields = {
  writingAgentFilterValues: agent,
  cycleDateFilterValues: true,
  policyNumberFilterValues: true,
  hierarchyFilterValues: hierarchy,
};

/** Either list of debt. The rows have these fields in addition to their amounts. */
const debtOf = (advance: Fields): Fields => ({
  agents: { ...advance, advanced: true, recovered: true, balance: true },
  totalRecords: true,
  totalDebt: true,
  filters: {
    agentFilterValues: agent,
    agentIdFilterValues: true,
    agentLastNameFilterValues: true,
    policyNumberFilterValues: true,
    hierarchyFilterValues: hierarchy,
  },
});

/**
 * Commissions, debt and tax forms [S3]. Columns that the specification does not name are those of
 * decisions, 3.
 */
export const moneyFields: Readonly<Partial<Record<EndpointName, Fields>>> = {
  getTaxForms: {
    currentPage: true,
    totalPages: true,
    totalRecords: true,
    forms: { formId: true, taxYear: true, form: true, ...agent, issued: true },
  },
  getCommissionDetails: {
    policyDetails: {
      ...agent,
      policyNumber: true,
      primaryInsured: true,
      product: true,
      transaction: true,
      cycleDate: true,
      premium: true,
      rate: true,
      commission: true,
    },
    page: true,
    totalPages: true,
    pageSize: true,
    totalRecords: true,
    filters: commissionFilters,
  },
  getWritingAgentDetails: {
    writingAgentCommissions: {
      ...agent,
      cycleFirstYear: true,
      cycleRenewal: true,
      ytdFirstYear: true,
      ytdRenewal: true,
    },
    cyclePaidFirstYearTotal: true,
    cyclePaidRenewalTotal: true,
    yearTotDateFirstYearTotal: true,
    yearToDateRenewalTotal: true,
    totalRecords: true,
    commissionCycle: {
      cycleStartDate: true,
      cycleEndDate: true,
      estimated: true,
      myCommissions: true,
      firstYear: true,
      renewal: true,
    },
    filters: commissionFilters,
  },
  getAgentStatementOptions: { agentStatementTypes: true, cycleDates: true },
  getUnsecuredAdvances: debtOf({ ...agent, level: true, opened: true }),
  getSecuredAdvances: debtOf({
    ...agent,
    policyNumber: true,
    primaryInsured: true,
    issued: true,
  }),
};
