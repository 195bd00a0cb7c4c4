import {
  exportUnsecuredAdvances,
  getDebtAtRisk,
  getSecuredAdvances,
  getUnsecuredAdvances,
} from '@agent-portal/data/debt/contract';
import { debtPages } from '@agent-portal/data/debt/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { cellOf, linksToClient, rowsOf, saysItTries } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { DebtPage } from './DebtPage.tsx';

const meta = {
  title: 'Pages/Commissions/Debt',
  component: StoryFrame,
  args: { address: '/commissions/debt', children: <DebtPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

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
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    const headersOf = (name: string) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => textContent);
    await expect(headersOf('Unsecured debt')).toEqual(
      'Agent,Primary Insured,Policy Number,Level,Opened,Advanced,Recovered,Balance'.split(','),
    );
    await expect(headersOf('Secured debt')).toEqual(
      'Agent,Primary Insured,Policy Number,Issued,Advanced,Recovered,Balance'.split(','),
    );
    const atRisk = within(canvas.getByRole('table', { name: 'At risk' }));
    await expect(atRisk.getAllByRole('link', { name: /^NL/ })[0]).toBeVisible();
    await linkClients();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(getUnsecuredAdvances, 'timeout'),
      mockFailure(getSecuredAdvances, 'timeout'),
      mockFailure(getDebtAtRisk, 'timeout'),
    ),
  play: async ({ canvas }) => {
    for (const table of await canvas.findAllByRole('table')) {
      await expect(table).toHaveAttribute('aria-busy', 'true');
    }
    await saysItTries(2);
  },
};

/** No debt, and no policy at risk. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getUnsecuredAdvances, debtPages.noUnsecured),
      mockEndpoint(getSecuredAdvances, debtPages.noSecured),
      mockEndpoint(getDebtAtRisk, { ...debtPages.atRisk, totalAtRisk: '0.00', policies: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No debt at risk/)).toBeVisible();
    await expect(await canvas.findByText('No unsecured advances')).toBeVisible();
    await expect(await canvas.findByText('No secured advances')).toBeVisible();
  },
};

/** One list fails. The other list and the policies at risk stay. */
export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getUnsecuredAdvances, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error occured.',
    );
    await waitFor(() => expect(rowsOf('Secured debt')).toHaveLength(10));
  },
};

export const AtRiskFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getDebtAtRisk, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(rowsOf('Unsecured debt')).toHaveLength(10));
  },
};

/** The part is hidden if the carrier does not offer debt at risk. */
export const WithoutAtRisk: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getDebtAtRisk, 404)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf('Unsecured debt')).toHaveLength(10));
    await expect(canvas.queryByRole('heading', { name: 'At risk' })).toBeNull();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getSecuredAdvances, 503)),
  play: async ({ canvas }) => {
    const oops = { name: 'Oops! Something went wrong.' };
    await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getSecuredAdvances, 403)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
    await expect(heading).toHaveFocus();
  },
};

export const ExportRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportUnsecuredAdvances, 403)),
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Export unsecured to Excel' }),
    );
    await expect(await canvas.findByText('You do not have access to this file.')).toBeVisible();
  },
};

/** A collapsed card shows the policy and the date of an advance, and links to the client. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await ready();
    for (const [list, column] of [
      ['Unsecured debt', 'policyNumber'],
      ['Unsecured debt', 'opened'],
      ['Secured debt', 'policyNumber'],
      ['Secured debt', 'issued'],
    ] as const)
      await expect(cellOf(list, column)).toBeVisible();
    await linkClients();
  },
};
