import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { getPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Page } from './TerminatedPage.tsx';

const meta = {
  title: 'Pages/Policies/Terminated',
  component: StoryFrame,
  args: { address: '/terminated', children: <Page /> },
  parameters: pageParameters,
  beforeEach: ({ msw }) => {
    msw.use(...Object.values(mocks));
    return freshState({ msw });
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = getPolicySummaries;
/** Code that loads when it is first wanted comes slowly from a cold dev server. */
const late = { timeout: 10_000 };
const rows = () =>
  document.querySelectorAll('table[aria-label="Terminated"] tbody tr:not([data-skeleton])');

/** The columns of /active, and when and why cover ended; Termination Date is highlighted [S2]. */
export const Success: Story = {
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(-3)).toEqual(['Paid to Date', 'Termination Date', 'Reason']);
    await expect(document.querySelectorAll('col[data-highlighted]')).toHaveLength(1);
    await expect(screen.getByRole('columnheader', { name: 'Issued Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Dark: Story = { ...Success, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByLabelText('Sort by')).toBeVisible();
  },
};

/** The filters of [S3]: those of every list, and when, why and whether the first payment failed. */
export const FiltersOpen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }, late));
    await expect(panel.getByRole('group', { name: 'Termination Date' })).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'Reason' })).toBeVisible();
    await expect(panel.getByRole('switch', { name: '1st Payment Fail' })).toBeVisible();
    await expect(panel.queryByRole('switch', { name: 'Past Due' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(list, summaryPages.empty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No policies', {}, late)).toBeVisible();
  },
};

/** A failed list is emptied, and says what failed [S8]. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error occured.  Please try again later.',
      { normalizeWhitespace: false },
    );
    await expect(rows()).toHaveLength(0);
  },
};

/** A 403 replaces the content with the unauthorized page [S8]. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};
