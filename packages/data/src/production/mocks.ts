import type { DownloadedFile } from '../endpoint.ts';
import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportIndividualByGrouping,
  exportIndividualDetails,
  exportIndividualSummary,
  exportWorksiteDetails,
  exportWorksiteSummary,
  getBusinessTypes,
  getIndividualDetails,
  getIndividualSummary,
  getWorksiteDetails,
  getWorksiteSummary,
  getWorksiteTable,
} from './contract.ts';
import businessTypes from './fixtures/getBusinessTypes.json' with { type: 'json' };
import individualDetails from './fixtures/getIndividualDetails.json' with { type: 'json' };
import noDetails from './fixtures/getIndividualDetails.empty.json' with { type: 'json' };
import downline from './fixtures/getIndividualSummary.downline.json' with { type: 'json' };
import none from './fixtures/getIndividualSummary.empty.json' with { type: 'json' };
import individual from './fixtures/getIndividualSummary.json' with { type: 'json' };
import worksiteDetails from './fixtures/getWorksiteDetails.json' with { type: 'json' };
import worksite from './fixtures/getWorksiteSummary.json' with { type: 'json' };
import agentTable from './fixtures/getWorksiteTable.agent.json' with { type: 'json' };
import groupTable from './fixtures/getWorksiteTable.group.json' with { type: 'json' };
import productTable from './fixtures/getWorksiteTable.products.json' with { type: 'json' };

/** Recorded production: of an agent with a downline, of an agent in it, and of no agent. */
export const individualSummaries = {
  own: fixture(getIndividualSummary, individual),
  downline: fixture(getIndividualSummary, downline),
  empty: fixture(getIndividualSummary, none),
};

/** Recorded pages of transactions. */
export const productionPages = {
  individual: fixture(getIndividualDetails, individualDetails),
  empty: fixture(getIndividualDetails, noDetails),
  worksite: fixture(getWorksiteDetails, worksiteDetails),
};

/** Recorded nested tables, by their tab. */
export const worksiteTables = {
  agent: fixture(getWorksiteTable, agentTable),
  group: fixture(getWorksiteTable, groupTable),
  products: fixture(getWorksiteTable, productTable),
};

/** A file whose content does not matter. */
const workbook = (stem: string): DownloadedFile => ({
  name: `ProductionCredit-${stem}-11-18-2026.xlsx`,
  blob: new Blob(['PK']),
});

const searchOf = ({ url }: Request) => new URL(url).searchParams;

export const productionMocks = {
  getBusinessTypes: mockEndpoint(getBusinessTypes, fixture(getBusinessTypes, businessTypes)),
  getIndividualSummary: mockEndpoint(getIndividualSummary, (request) =>
    searchOf(request).get('viewAsAgentValues') === '4473310'
      ? individualSummaries.downline
      : individualSummaries.own,
  ),
  exportIndividualSummary: mockEndpoint(exportIndividualSummary, workbook('Individual-Summary')),
  getIndividualDetails: mockEndpoint(getIndividualDetails, productionPages.individual),
  exportIndividualDetails: mockEndpoint(
    exportIndividualDetails,
    workbook('Individual-PolicyDetails'),
  ),
  exportIndividualByGrouping: mockEndpoint(
    exportIndividualByGrouping,
    workbook('Individual-ByGrouping'),
  ),
  getWorksiteSummary: mockEndpoint(getWorksiteSummary, fixture(getWorksiteSummary, worksite)),
  getWorksiteTable: mockEndpoint(
    getWorksiteTable,
    (request) => worksiteTables[searchOf(request).get('tab') as keyof typeof worksiteTables],
  ),
  exportWorksiteSummary: mockEndpoint(exportWorksiteSummary, workbook('Worksite-Summary')),
  getWorksiteDetails: mockEndpoint(getWorksiteDetails, productionPages.worksite),
  exportWorksiteDetails: mockEndpoint(exportWorksiteDetails, workbook('Worksite-PolicyDetails')),
};
