import { getClaims } from '@agent-portal/data/claims/contract';
import { claimPages } from '@agent-portal/data/claims/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasColumns, leadsTo, press, rowsOf } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, statesOf, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { ClaimsPage } from './ClaimsPage.tsx';
import { ClaimsResultsPage } from './ClaimsResultsPage.tsx';

export default {
  title: 'Pages/Claims',
  ...pageMeta('/claims/results?claimNumber=C', <ClaimsResultsPage />),
};

const highlighted = () =>
  [...document.querySelectorAll('thead [data-highlighted]')].map(({ textContent }) => textContent);
const ready = (name = 'Claims for C', rows = 10) =>
  waitFor(() => expect(rowsOf(name)).toHaveLength(rows));

/** The columns of decisions 3, the search, and the link back to its form. */
export const Results = plays(async ({ canvas }) => {
  await ready();
  // One column may be hidden when space runs out.
  await hasColumns(
    'Claims for C',
    'Claim number,Policy Number,Claimant,Type,Received,Status,Last update,Paid',
  );
  await leadsTo(canvas, 'Change the search', '/claims?claimNumber=C');
  await expect(highlighted()).toEqual(['Claim number']);
});

/** Each column that was searched is highlighted, for every field of the search. */
export const ResultsByName: Story = {
  tags: ['wide'],
  args: {
    address: '/claims/results?policyNumber=NL&claimantLastName=O',
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

const form = { address: '/claims', children: <ClaimsPage /> };

/** The fields of [S2] in their order, all empty, and the latest claims. */
export const Search = plays({ args: form }, async ({ canvas }) => {
  const names = ['Policy Number', 'Claimant first name', 'Claimant last name', 'Claim number'];
  const fields = await canvas.findAllByRole<HTMLInputElement>('textbox');
  const labels = fields.slice(-4).map((field) => field.labels?.[0]?.textContent);
  await expect(labels).toEqual(names);
  await ready('Latest claims', 5);
});

/** The form is empty: the error summary says so, gets the focus, and links to the first field. */
export const NothingFilledIn = plays({ args: form }, async ({ canvas }) => {
  await press(canvas, 'Search');
  const summary = await canvas.findByRole('region', { name: 'There is a problem' });
  await expect(summary).toHaveFocus();
  await press(canvas, /^Fill in at least one field/);
  const first = canvas.getByLabelText('Policy Number');
  await expect(first).toHaveFocus();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(canvas.getByLabelText('Claim number'), 'C');
  await waitFor(() => expect(first).not.toHaveAttribute('aria-invalid', 'true'));
});

/** After going back from the results, each field has its search value. */
export const DraftValues: Story = {
  args: { ...form, address: '/claims?claimantLastName=Okafor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Claimant last name')).toHaveValue('Okafor');
  },
};

export const SearchPhone = onPhone({ args: form });

const states = statesOf({
  reads: ['getClaims'],
  content: () => rowsOf('Claims for C')[0],
  none: [mockEndpoint(getClaims, claimPages.empty)],
  empty: ['No claims match your search'],
});
export const Loading = states.loading;
export const NoResults = states.empty;
export const Failed = states.failed;
export const ResultsPhone = states.phone;
