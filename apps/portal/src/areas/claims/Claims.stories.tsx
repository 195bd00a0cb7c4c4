import { getClaims } from '@agent-portal/data/claims/contract';
import { claimPages } from '@agent-portal/data/claims/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { ClaimsPage } from './ClaimsPage.tsx';
import { ClaimsResultsPage } from './ClaimsResultsPage.tsx';

const meta = {
  title: 'Pages/Claims',
  component: StoryFrame,
  args: { address: '/claims/results?claimNumber=C', children: <ClaimsResultsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const highlighted = () =>
  [...document.querySelectorAll('thead [data-highlighted]')].map(({ textContent }) => textContent);
const ready = (name = 'Claims for C', rows = 10) =>
  waitFor(() => expect(rowsOf(name)).toHaveLength(rows));

/** The columns of decisions 3, the search, and the link back to its form. */
export const Results: Story = {
  play: async ({ canvas }) => {
    await ready();
    // One column may be hidden when space runs out.
    const table = within(canvas.getByRole('table', { name: 'Claims for C' }));
    const all = table.getAllByRole('columnheader', { hidden: true });
    const headers = all.map(({ textContent }) => textContent);
    await expect(headers).toEqual(
      'Claim number,Policy Number,Claimant,Type,Received,Status,Last update,Paid'.split(','),
    );
    const back = canvas.getByRole('link', { name: 'Change the search' });
    await expect(back).toHaveAttribute('href', '/claims?claimNumber=C');
    await expect(highlighted()).toEqual(['Claim number']);
  },
};

/** Each column that was searched is highlighted, for every field of the search. */
export const ResultsByName: Story = {
  tags: ['wide'],
  args: {
    address: '/claims/results?policyNumber=NL&claimantLastName=O',
    path: '/claims/results',
  },
  play: async () => {
    await ready('Claims for NL, O');
    await expect(highlighted()).toEqual(['Policy Number', 'Claimant']);
  },
};

/** For a sub-account that may open claims but not policies, policy numbers are not links. */
export const ResultsWithoutPolicies: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryAllByRole('link', { name: /^NL/ })).toHaveLength(0);
  },
};

export const ResultsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => ready(),
};

export const NoResults: Story = emptyList('claims', mockEndpoint(getClaims, claimPages.empty));

const form = { address: '/claims', children: <ClaimsPage /> };

/** The fields of [S2] in their order, all empty, and the latest claims. */
export const Search: Story = {
  args: form,
  play: async ({ canvas }) => {
    const names = ['Policy Number', 'Claimant first name', 'Claimant last name', 'Claim number'];
    const fields = await canvas.findAllByRole<HTMLInputElement>('textbox');
    const labels = fields.slice(-4).map((field) => field.labels?.[0]?.textContent);
    await expect(labels).toEqual(names);
    await ready('Latest claims', 5);
  },
};

/** The form is empty: the error summary says so, gets the focus, and links to the first field. */
export const NothingFilledIn: Story = {
  args: form,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    const summary = await canvas.findByRole('region', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Fill in at least one field/ }));
    const first = canvas.getByLabelText('Policy Number');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(canvas.getByLabelText('Claim number'), 'C');
    await waitFor(() => expect(first).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** After going back from the results, each field has its search value. */
export const DraftValues: Story = {
  args: { ...form, address: '/claims?claimantLastName=Okafor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Claimant last name')).toHaveValue('Okafor');
  },
};

export const SearchPhone: Story = { args: form, globals: { viewport: { value: 'phone' } } };
