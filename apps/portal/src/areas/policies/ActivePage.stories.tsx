import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import {
  exportPolicySummaries,
  getPolicySummaries,
} from '@agent-portal/data/policies/summaries/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Page } from './ActivePage.tsx';

const meta = {
  title: 'Pages/Policies/Active',
  component: StoryFrame,
  args: { address: '/active', children: <Page /> },
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
  document.querySelectorAll('table[aria-label="Active"] tbody tr:not([data-skeleton])');

/** The columns of [S2]; the last issued first. */
export const Success: Story = {
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
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

export const Dark: Story = { ...Success, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByLabelText('Sort by')).toBeVisible();
  },
};

export const NextPage: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText(/Showing 11 to 20 of/)).toBeVisible();
  },
};

/** The filters of [S3] that this user has a use for. */
export const FiltersOpen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }, late));
    for (const name of ['View As', 'Agent Name', 'Agent ID', 'Primary Insured', 'Employer']) {
      await expect(panel.getByRole('combobox', { name })).toBeVisible();
    }
    await expect(panel.getByRole('group', { name: 'Paid to Date' })).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'Past Due' })).toBeVisible();
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

/** The filters in force are named, and can be cleared where the list is empty. */
export const NoMatches: Story = {
  args: { address: '/active?pastDue=true&employer=Lakeshore+School+District' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(list, summaryPages.empty)),
  play: async ({ canvas }) => {
    const message = await canvas.findByText('No policies match your filters', {}, late);
    await expect(message).toBeVisible();
    await expect(canvas.getByText(/Employer: Lakeshore School District, Past Due/)).toBeVisible();
  },
};

/** A 404 is a failure here: only the pending list is one of none then [S8]. */
export const NotFound: Story = {
  args: { address: '/active?viewAs=4480055' },
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It was not found');
    await expect(rows()).toHaveLength(0);
  },
};

/** An answer that breaks the contract: the list's own error, with the way to try again [S8]. */
export const BrokenAnswer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/Summaries/Active', () => HttpResponse.json({ surprise: true })));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error occured.',
    );
    msw.use(mocks.getPolicySummaries);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  },
};

/** A 5xx replaces the content with the error page [S8]. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 503)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Oops! Something went wrong.' });
    await expect(heading).toHaveFocus();
  },
};

/** A 403 replaces the content with the unauthorized page [S8]. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};

/** A refused export is no error, and is said in place [S8]. */
export const ExportRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPolicySummaries, 403)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByText('You do not have access to this export.')).toBeVisible();
  },
};

/** The file is named with the status, policies and the date [S7]. */
export const Exported: Story = {
  beforeEach: () => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return () => save.mockRestore();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    const toasts = await canvas.findByRole('list', { name: 'Notifications' }, late);
    await expect(toasts).toHaveTextContent('Active-policies-11-18-2026.xlsx is in your downloads');
    await userEvent.click(within(toasts).getByRole('button', { name: 'Dismiss' }));
    await expect(toasts).not.toBeInTheDocument();
  },
};
