import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { getPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { TerminatedPage } from './TerminatedPage.tsx';

const meta = {
  title: 'Pages/Policies/Terminated',
  component: StoryFrame,
  args: { address: '/terminated', children: <TerminatedPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const rows = () => rowsOf('Terminated');

/** The columns of /active, and when and why coverage ended. Termination Date is highlighted [S2]. */
export const Success: Story = {
  tags: ['wide'],
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(-3)).toEqual(['Paid to Date', 'Termination Date', 'Reason']);
    await expect(document.querySelectorAll('thead [data-highlighted]')).toHaveLength(1);
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

/** The filters of [S3]: those of every list, Termination Date, Reason and 1st Payment Fail. */
export const FiltersOpen: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
    await expect(panel.getByRole('button', { name: 'Termination Date: Any date' })).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'Reason' })).toBeVisible();
    await expect(panel.getByRole('switch', { name: '1st Payment Fail' })).toBeVisible();
    await expect(panel.queryByRole('switch', { name: 'Past Due' })).toBeNull();
  },
};

export const Empty: Story = emptyList(
  'policies',
  mockEndpoint(getPolicySummaries, summaryPages.empty),
);
