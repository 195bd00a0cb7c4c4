import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  commissionCsvColumns,
  exportCommissionCsv,
  exportCommissionDetails,
  exportWritingAgentDetails,
  getAgentStatement,
  getAgentStatementOptions,
  getAgentStatements,
  getCommissionDetails,
  getWritingAgentDetails,
} from './contract.ts';
import {
  getCommissionSummary,
  getCommissionTrace,
  getExpectedCommissions,
  getPolicyCommissions,
} from './explained/contract.ts';
import options from './fixtures/getAgentStatementOptions.json' with { type: 'json' };
import noLines from './fixtures/getCommissionDetails.empty.json' with { type: 'json' };
import lines from './fixtures/getCommissionDetails.json' with { type: 'json' };
import summary from './fixtures/getCommissionSummary.json' with { type: 'json' };
import chargeback from './fixtures/getCommissionTrace.chargeback.json' with { type: 'json' };
import recovery from './fixtures/getCommissionTrace.json' with { type: 'json' };
import expected from './fixtures/getExpectedCommissions.json' with { type: 'json' };
import ofPolicy from './fixtures/getPolicyCommissions.json' with { type: 'json' };
import noWriters from './fixtures/getWritingAgentDetails.empty.json' with { type: 'json' };
import writers from './fixtures/getWritingAgentDetails.json' with { type: 'json' };

/** Recorded commissions of a cycle, and lists of none. */
export const commissionPages = {
  details: fixture(getCommissionDetails, lines),
  noDetails: fixture(getCommissionDetails, noLines),
  writingAgents: fixture(getWritingAgentDetails, writers),
  noWritingAgents: fixture(getWritingAgentDetails, noWriters),
  summary: fixture(getCommissionSummary, summary),
  recovery: fixture(getCommissionTrace, recovery),
  chargeback: fixture(getCommissionTrace, chargeback),
  expected: fixture(getExpectedCommissions, expected),
  ofPolicy: fixture(getPolicyCommissions, ofPolicy),
};

const workbook = (name: string) => ({ name, blob: new Blob(['PK']) });

export const commissionsMocks = {
  getCommissionDetails: mockEndpoint(getCommissionDetails, commissionPages.details),
  exportCommissionDetails: mockEndpoint(
    exportCommissionDetails,
    workbook('Commissions-PolicyDetails-11-18-2026.xlsx'),
  ),
  exportCommissionCsv: mockEndpoint(exportCommissionCsv, {
    name: 'Commissions-v2-11-18-2026.csv',
    blob: new Blob([`${commissionCsvColumns[2].join(',')}\r\n`]),
  }),
  getWritingAgentDetails: mockEndpoint(getWritingAgentDetails, commissionPages.writingAgents),
  exportWritingAgentDetails: mockEndpoint(
    exportWritingAgentDetails,
    workbook('Commissions-WritingAgentDetails-11-18-2026.xlsx'),
  ),
  getAgentStatementOptions: mockEndpoint(
    getAgentStatementOptions,
    fixture(getAgentStatementOptions, options),
  ),
  getAgentStatement: mockEndpoint(getAgentStatement, {
    name: 'Commissions_Report-11-15-2026.pdf',
    blob: new Blob(['%PDF-1.7']),
  }),
  getAgentStatements: mockEndpoint(getAgentStatements, {
    name: 'Commissions_Statements-11-18-2026.zip',
    blob: new Blob(['PK']),
  }),
  getCommissionSummary: mockEndpoint(getCommissionSummary, commissionPages.summary),
  getCommissionTrace: mockEndpoint(getCommissionTrace, commissionPages.recovery),
  getExpectedCommissions: mockEndpoint(getExpectedCommissions, commissionPages.expected),
  getPolicyCommissions: mockEndpoint(getPolicyCommissions, commissionPages.ofPolicy),
};
