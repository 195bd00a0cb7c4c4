import type { EndpointName } from '@agent-portal/data/contract';
import type { Fields } from './Fields.ts';

/** The columns of the cases (decisions, 3), and the values of their filters. */
export const caseFields: Readonly<Partial<Record<EndpointName, Fields>>> = {
  getCases: {
    currentPage: true,
    totalPages: true,
    totalRecords: true,
    cases: {
      envelopeId: true,
      created: true,
      primaryInsured: true,
      productType: true,
      event: true,
      eventDate: true,
      recipient: true,
    },
  },
  getCaseFilterOptions: {
    productTypeFilterValues: true,
    eventTypeFilterValues: true,
    viewAsFilterValues: { agentName: true, agentId: true },
  },
};
