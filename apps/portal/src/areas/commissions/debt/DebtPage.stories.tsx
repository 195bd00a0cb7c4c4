import {
  getDebtAtRisk,
  getSecuredAdvances,
  getUnsecuredAdvances,
} from '@agent-portal/data/debt/contract';
import { debtPages } from '@agent-portal/data/debt/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor, within } from 'storybook/test';
import {
  cellOf,
  hasColumns,
  linksToClient,
  rowsOf,
  showsAlert,
} from '../../../testing/onScreen.ts';
import { fails, onPhone, pageMeta, statesOf, plays } from '../../../testing/story.ts';
import { DebtPage } from './DebtPage.tsx';

export default { title: 'Pages/Commissions/Debt', ...pageMeta('/commissions/debt', <DebtPage />) };

const ready = async () => {
  await waitFor(() => expect(rowsOf('Unsecured debt')).toHaveLength(10));
  await waitFor(() => expect(rowsOf('Secured debt')).toHaveLength(10));
  await waitFor(() => expect(rowsOf('At risk')).toHaveLength(debtPages.atRisk.policies.length));
};

async function linkClients() {
  await linksToClient('Secured debt', debtPages.secured.agents[0]?.clientId);
  await linksToClient('At risk', debtPages.atRisk.policies[0]?.clientId);
}

/** The columns of decisions 3, the debt above each list, and links to policies and clients. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await hasColumns(
    'Unsecured debt',
    'Agent,Primary Insured,Policy Number,Level,Opened,Advanced,Recovered,Balance',
  );
  await hasColumns(
    'Secured debt',
    'Agent,Primary Insured,Policy Number,Issued,Advanced,Recovered,Balance',
  );
  const atRisk = within(canvas.getByRole('table', { name: 'At risk' }));
  await expect(atRisk.getAllByRole('link', { name: /^NL/ })[0]).toBeVisible();
  await linkClients();
});

/** One list fails. The other list and the policies at risk stay. */
export const NoNetwork = plays(fails('getUnsecuredAdvances', 'network'), async ({ canvas }) => {
  await showsAlert(canvas, 'An unexpected error occured.');
  await waitFor(() => expect(rowsOf('Secured debt')).toHaveLength(10));
});

/** The part is hidden if the carrier does not offer debt at risk. */
export const WithoutAtRisk = plays(fails('getDebtAtRisk', 404), async ({ canvas }) => {
  await waitFor(() => expect(rowsOf('Unsecured debt')).toHaveLength(10));
  await expect(canvas.queryByRole('heading', { name: 'At risk' })).toBeNull();
});

/** A collapsed card shows the policy and the date of an advance, and links to the client. */
export const Phone = onPhone(async () => {
  await ready();
  for (const [list, column] of [
    ['Unsecured debt', 'policyNumber'],
    ['Unsecured debt', 'opened'],
    ['Secured debt', 'policyNumber'],
    ['Secured debt', 'issued'],
  ] as const)
    await expect(cellOf(list, column)).toBeVisible();
  await linkClients();
});

const states = statesOf({
  reads: ['getUnsecuredAdvances', 'getSecuredAdvances', 'getDebtAtRisk'],
  content: () => rowsOf('Unsecured debt')[0],
  none: [
    mockEndpoint(getUnsecuredAdvances, debtPages.noUnsecured),
    mockEndpoint(getSecuredAdvances, debtPages.noSecured),
    mockEndpoint(getDebtAtRisk, { ...debtPages.atRisk, totalAtRisk: '0.00', policies: [] }),
  ],
  empty: [/^No debt at risk/, 'No unsecured advances', 'No secured advances'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
