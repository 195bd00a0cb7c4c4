import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getIndividualDetails } from '@agent-portal/data/production/contract';
import { productionPages } from '@agent-portal/data/production/mocks';
import { expect, waitFor } from 'storybook/test';
import { hasColumns, headersOf, linksToClient, rowsOf } from '../../../testing/onScreen.ts';
import { onPhone, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { IndividualDetailsPage } from '../individual/IndividualDetailsPage.tsx';
import { WorksiteDetailsPage } from '../worksite/WorksiteDetailsPage.tsx';

export default {
  title: 'Pages/Production credit/Policy detail',
  ...pageMeta('/production-credit/individual/policy-detail', <IndividualDetailsPage />),
  tags: ['wide'],
};

const ready = () => waitFor(() => expect(rowsOf('Policy Detail')).toHaveLength(10));

const linksInsured = () =>
  linksToClient('Policy Detail', productionPages.individual.policyDetails[0]?.clientId);

/** The columns of decisions 3, the total of all credit, and links to the clients. */
export const Individual = plays(async ({ canvas }) => {
  await ready();
  await hasColumns(
    'Policy Detail',
    'Policy Number,Insured,Agent,Product,Transaction type,Transaction date,Premium,Production credit',
  );
  await expect(canvas.getByRole('row', { name: /^Total/ })).toBeVisible();
  await linksInsured();
});

export const Worksite: Story = {
  args: {
    address: '/production-credit/worksite/policy-detail',
    children: <WorksiteDetailsPage />,
  },
  play: async () => {
    await ready();
    await expect(headersOf('Policy Detail')[1]).toBe('Group');
  },
};

/** The name in a card links to the client too. */
export const Phone = onPhone(async () => {
  await ready();
  await linksInsured();
});

const states = statesOf({
  reads: ['getIndividualDetails'],
  content: () => rowsOf('Policy Detail')[0],
  none: [mockEndpoint(getIndividualDetails, productionPages.empty)],
  empty: ['No transactions'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
