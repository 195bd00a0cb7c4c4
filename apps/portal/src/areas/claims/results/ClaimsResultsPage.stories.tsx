import { getClaims } from '@agent-portal/data/claims/contract';
import { claimPages } from '@agent-portal/data/claims/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ClaimsResultsPage } from './ClaimsResultsPage.tsx';

const meta = {
  title: 'Pages/Claims/Results',
  component: StoryFrame,
  args: { address: '/claims/results?claimNumber=C', children: <ClaimsResultsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const highlighted = () =>
  [...document.querySelectorAll('thead [data-highlighted]')].map(({ textContent }) => textContent);
const ready = () => waitFor(() => expect(rowsOf('Claims Results')).toHaveLength(10));

/** The columns of decisions 3; what was looked for, and the way back to it. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    // One may have given way to the others.
    const table = within(canvas.getByRole('table', { name: 'Claims Results' }));
    const all = table.getAllByRole('columnheader', { hidden: true });
    const headers = all.map(({ textContent }) => textContent);
    await expect(headers).toEqual(
      'Claim Number,Policy Number,Claimant,Type,Received,Status,Last Update,Paid'.split(','),
    );
    const back = canvas.getByRole('link', { name: 'Change the search' });
    await expect(back).toHaveAttribute('href', '/claims?claimNumber=C');
    await expect(highlighted()).toEqual(['Claim Number']);
  },
};

/** Each column that was searched is highlighted, whichever field it was. */
export const SearchedByName: Story = {
  tags: ['wide'],
  args: {
    address: '/claims/results?policyNumber=NL&claimantLastName=O',
    path: '/claims/results',
  },
  play: async () => {
    await ready();
    await expect(highlighted()).toEqual(['Policy Number', 'Claimant']);
  },
};

/** A sub-account that may open claims and no policies: their numbers lead nowhere. */
export const WithoutPolicies: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryAllByRole('link', { name: /^NL/ })).toHaveLength(0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

export const Empty: Story = emptyList('claims', mockEndpoint(getClaims, claimPages.empty));
