import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
} from '@agent-portal/data/policies/contract';
import { pendingPages } from '@agent-portal/data/policies/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Page } from './PendingPage.tsx';

const meta = {
  title: 'Pages/Policies/Pending',
  component: StoryFrame,
  args: { address: '/pending', children: <Page /> },
  parameters: pageParameters,
  beforeEach: ({ msw }) => {
    msw.use(...Object.values(mocks));
    return freshState({ msw });
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = getPendingPolicyRequirements;
/** Code that loads when it is first wanted comes slowly from a cold dev server. */
const late = { timeout: 10_000 };
const rows = () =>
  document.querySelectorAll('table[aria-label="Pending"] tbody tr:not([data-skeleton])');

export const Success: Story = {
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Dark: Story = { ...Success, globals: { theme: 'dark' } };

/** Cards instead of rows, which can still be sorted. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByLabelText('Sort by')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  },
};

/** The next page keeps the table in place and says which rows it shows. */
export const NextPage: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText(/Showing 11 to 20 of/)).toBeVisible();
  },
};

/** With the keyboard: the sort goes descending, ascending, none, descending. */
export const Sorting: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const header = canvas.getByRole('columnheader', { name: 'Date' });
    within(header).getByRole('button').focus();
    for (const sort of ['ascending', null, 'descending']) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(header.getAttribute('aria-sort')).toBe(sort));
      await expect(within(header).getByRole('button')).toHaveFocus();
    }
  },
};

/** The filters open under the bar, those of [S3] that this user has a use for. */
export const FiltersOpen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }, late));
    for (const name of ['Agent Name', 'Agent ID', 'Primary Insured', 'Policy Number', 'Employer']) {
      await expect(panel.getByRole('combobox', { name })).toBeVisible();
    }
  },
};

/** A filter applies on the pick, shows as a chip, and can be taken away. */
export const Filtering: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Take Action' }, late));
    const chip = await screen.findByRole('button', { name: /Remove filter, Take Action/ });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(list, pendingPages.empty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requirements')).toBeVisible();
  },
};

/** The filters in force are named, and can be cleared where the list is empty. */
export const NoMatches: Story = {
  args: { address: '/pending?takeAction=true&employer=Lakeshore+School+District' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(list, pendingPages.empty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requirements match your filters')).toBeVisible();
    await expect(canvas.getByText(/Employer: Lakeshore School District, /)).toBeVisible();
  },
};

/** A 404 of the list is a list of none [S8]. */
export const NotFound: Story = {
  ...Empty,
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 404)),
};

/** An answer that breaks the contract: the list's own error, with the way to try again [S8]. */
export const BrokenAnswer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/PendingPolicyRequirements', () => HttpResponse.json({ surprise: true })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error occured.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A 5xx replaces the content with the error page [S8]. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 503)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Oops! Something went wrong.' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText('Reference: 00000000-mock')).toBeVisible();
  },
};

/** A 403 replaces the content with the unauthorized page [S8]. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
    await expect(canvas.getByText('You do not have access to this page')).toBeVisible();
  },
};

/** A failed export says so in place, and the list stays. */
export const ExportFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPendingPolicyRequirements, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The export failed.');
    await expect(rows()).toHaveLength(10);
  },
};

/** A refused export is no error, and is said in place [S8]. */
export const ExportRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPendingPolicyRequirements, 403)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByText('You do not have access to this export.')).toBeVisible();
  },
};

export const ExportRunning: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPendingPolicyRequirements, 'timeout')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** The file's name in a toast, which can be dismissed. */
export const Exported: Story = {
  beforeEach: () => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return () => save.mockRestore();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    const toasts = await canvas.findByRole('list', { name: 'Notifications' }, late);
    await expect(toasts).toHaveTextContent('Pending-policies-11-18-2026.xlsx is in your downloads');
    await userEvent.click(within(toasts).getByRole('button', { name: 'Dismiss' }));
    await expect(toasts).not.toBeInTheDocument();
  },
};
