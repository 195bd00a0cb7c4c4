import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getIndividualDetails } from '@agent-portal/data/production/contract';
import { productionPages } from '@agent-portal/data/production/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { emptyList, linksToClient, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { IndividualDetailsPage } from '../individual/IndividualDetailsPage.tsx';
import { WorksiteDetailsPage } from '../worksite/WorksiteDetailsPage.tsx';

const meta = {
  title: 'Pages/Production credit/Policy detail',
  component: StoryFrame,
  args: {
    address: '/production-credit/individual/policy-detail',
    children: <IndividualDetailsPage />,
  },
  tags: ['wide'],
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Policy Detail')).toHaveLength(10));
const headers = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('table', { name: 'Policy Detail' }))
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

const linksInsured = () =>
  linksToClient('Policy Detail', productionPages.individual.policyDetails[0]?.clientId);

/** The columns of decisions 3, the total of all credit, and links to the clients. */
export const Individual: Story = {
  play: async ({ canvas }) => {
    await ready();
    await expect(headers(canvas).join()).toBe(
      'Policy Number,Insured,Agent,Product,Transaction type,Transaction date,Premium,Production credit',
    );
    await expect(canvas.getByRole('row', { name: /^Total/ })).toBeVisible();
    await linksInsured();
  },
};

export const Worksite: Story = {
  args: {
    address: '/production-credit/worksite/policy-detail',
    children: <WorksiteDetailsPage />,
  },
  play: async ({ canvas }) => {
    await ready();
    await expect(headers(canvas)[1]).toBe('Group');
  },
};

/** The name in a card links to the client too. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await ready();
    await linksInsured();
  },
};

export const Empty: Story = emptyList(
  'transactions',
  mockEndpoint(getIndividualDetails, productionPages.empty),
);
