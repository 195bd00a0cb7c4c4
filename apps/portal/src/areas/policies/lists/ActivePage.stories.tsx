import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { getPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ActivePage } from './ActivePage.tsx';

const meta = {
  title: 'Pages/Policies/Active',
  component: StoryFrame,
  args: { address: '/active', children: <ActivePage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const rows = () => rowsOf('Active');

/** The columns of [S2], the most recently issued policy first. */
export const Success: Story = {
  tags: ['wide'],
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const headers = within(screen.getByRole('table', { name: 'Active' }))
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Agent Name - ID',
      'Primary Insured',
      'Policy Number',
      'Employer',
      'Product Type',
      'Billing Mode',
      'Issued Date',
      'Paid to Date',
    ]);
    await expect(screen.getByRole('columnheader', { name: 'Issued Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
  },
};

export const NextPage: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText(/Showing 11 to 20 of/)).toBeVisible();
  },
};

/** The filters of [S3] that are useful to this user. */
export const FiltersOpen: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
    for (const name of ['View As', 'Agent Name', 'Agent ID', 'Primary Insured', 'Employer']) {
      await expect(panel.getByRole('combobox', { name })).toBeVisible();
    }
    await expect(panel.getByRole('button', { name: 'Paid to Date: Any date' })).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Past Due' })).toBeVisible();
  },
};

/** A 404 is an error here. Only for the pending list does it mean an empty list [S8]. */
export const NotFound: Story = {
  args: { address: '/active?viewAs=4480055' },
  beforeEach: ({ msw }) => msw.use(mockFailure(getPolicySummaries, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was not found');
    await expect(rows()).toHaveLength(0);
  },
};

export const Empty: Story = emptyList(
  'policies',
  mockEndpoint(getPolicySummaries, summaryPages.empty),
);
