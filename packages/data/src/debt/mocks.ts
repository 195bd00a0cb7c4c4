import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import {
  exportSecuredAdvances,
  exportUnsecuredAdvances,
  getDebtAtRisk,
  getSecuredAdvances,
  getUnsecuredAdvances,
} from './contract.ts';
import atRisk from './fixtures/getDebtAtRisk.json' with { type: 'json' };
import noSecured from './fixtures/getSecuredAdvances.empty.json' with { type: 'json' };
import secured from './fixtures/getSecuredAdvances.json' with { type: 'json' };
import noUnsecured from './fixtures/getUnsecuredAdvances.empty.json' with { type: 'json' };
import unsecured from './fixtures/getUnsecuredAdvances.json' with { type: 'json' };

/** Recorded debt, and lists of none. */
export const debtPages = {
  unsecured: fixture(getUnsecuredAdvances, unsecured),
  noUnsecured: fixture(getUnsecuredAdvances, noUnsecured),
  secured: fixture(getSecuredAdvances, secured),
  noSecured: fixture(getSecuredAdvances, noSecured),
  atRisk: fixture(getDebtAtRisk, atRisk),
};

const workbook = (name: string) => ({ name, blob: new Blob(['PK']) });

export const debtMocks = {
  getUnsecuredAdvances: mockEndpoint(getUnsecuredAdvances, debtPages.unsecured),
  exportUnsecuredAdvances: mockEndpoint(
    exportUnsecuredAdvances,
    workbook('UnsecuredDebt-11-18-2026.xlsx'),
  ),
  getSecuredAdvances: mockEndpoint(getSecuredAdvances, debtPages.secured),
  exportSecuredAdvances: mockEndpoint(
    exportSecuredAdvances,
    workbook('SecuredDebt-11-18-2026.xlsx'),
  ),
  getDebtAtRisk: mockEndpoint(getDebtAtRisk, debtPages.atRisk),
};
