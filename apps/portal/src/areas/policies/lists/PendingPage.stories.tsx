import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import {
  exportPendingPolicyRequirements,
  getPendingPolicyRequirements,
} from '@agent-portal/data/policies/contract';
import { pendingPages } from '@agent-portal/data/policies/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { policyListStories } from '../../../testing/policyListStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PendingPage } from './PendingPage.tsx';

const meta = {
  title: 'Pages/Policies/Pending',
  component: StoryFrame,
  args: { address: '/pending', children: <PendingPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = policyListStories({
  name: 'Pending',
  nouns: 'requirements',
  address: '/pending?takeAction=true',
  list: getPendingPolicyRequirements,
  listExport: exportPendingPolicyRequirements,
  empty: mockEndpoint(getPendingPolicyRequirements, pendingPages.empty),
});

const rows = () => rowsOf('Pending');

export const Success: Story = {
  tags: ['wide'],
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Cards instead of rows. The user can still sort them. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    // A closed card shows its main facts, and the value that decides the order with its name.
    for (const fact of ['requirement', 'policyNumber', 'met', 'date']) {
      await expect(rows()[0]?.querySelector(`[data-column="${fact}"]`)).toBeVisible();
    }
    const date = rows()[0]?.querySelector('[data-column="date"]');
    await expect(getComputedStyle(date!, '::before').content).toContain('Date ');
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  },
};

/** The next page keeps the table in place and shows its row range. */
export const NextPage: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText(/Showing 11 to 20 of/)).toBeVisible();
  },
};

/** Sorting with the keyboard changes from descending to ascending, to none, and to descending again. */
export const Sorting: Story = {
  tags: ['wide'],
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

/** The filters open under the bar. They are those of [S3] that are useful to this user. */
export const FiltersOpen: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
    for (const name of ['Agent Name', 'Agent ID', 'Primary Insured', 'Policy Number', 'Employer']) {
      await expect(panel.getByRole('combobox', { name })).toBeVisible();
    }
  },
};

/** A filter applies as soon as it is picked. When a quick tab sets the same filter, no chip shows. */
export const Filtering: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Take Action' }));
    const tab = (name: RegExp) => canvas.getByRole('button', { name });
    const chip = () => canvas.queryByRole('button', { name: /^Remove filter, Take Action/ });
    await waitFor(() => expect(tab(/^Needs action/)).toHaveAttribute('aria-pressed', 'true'));
    await expect(chip()).toBeNull();
    await userEvent.click(tab(/^Overdue/));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Met/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Take Action' }));
    await expect(tab(/^Overdue/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove filter, Take/ }));
    await waitFor(() => expect(chip()).toBeNull());
    await expect(tab(/^Overdue/)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A 404 means an empty list [S8]. */
export const NotFound: Story = {
  ...states.empty,
  beforeEach: ({ msw }) => msw.use(mockFailure(getPendingPolicyRequirements, 404)),
};

export const Loading: Story = states.loading;

export const Empty: Story = states.empty;

export const NoMatches: Story = states.noMatches;

export const BrokenAnswer: Story = states.brokenAnswer;

export const ServerError: Story = states.serverError;

export const Forbidden: Story = states.forbidden;

export const ExportFailed: Story = states.exportFailed;

export const ExportRefused: Story = states.exportRefused;

export const ExportRunning: Story = states.exportRunning;

export const Exported: Story = states.exported;
