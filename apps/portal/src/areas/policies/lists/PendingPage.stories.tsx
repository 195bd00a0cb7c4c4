import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { pendingPages } from '@agent-portal/data/policies/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  linksToClient,
  press,
  rowsOf,
  savesNothing,
  shows,
  showsAlert,
  showsFile,
} from '../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { PendingPage } from './PendingPage.tsx';

export default { title: 'Pages/Policies/Pending', ...pageMeta('/pending', <PendingPage />) };

const rows = () => rowsOf('Pending');

export const Success = plays({ tags: ['wide'] }, async () => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await linksToClient('Pending', pendingPages.first.requirementSummaries[0]?.clientId);
});

/** Cards instead of rows. The user can still sort them. */
export const Phone = onPhone(async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  // A closed card shows its main facts, and the value that decides the order with its name.
  for (const fact of ['requirement', 'policyNumber', 'met', 'date']) {
    await expect(rows()[0]?.querySelector(`[data-column="${fact}"]`)).toBeVisible();
  }
  const date = rows()[0]?.querySelector('[data-column="date"]');
  await expect(getComputedStyle(date!, '::before').content).toContain('Date ');
  await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible();
});

/** The next page keeps the table in place and shows its row range. */
export const NextPage = plays(async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await press(canvas, 'Next page');
  await shows(canvas, /Showing 11 to 20 of/);
});

/** Sorting with the keyboard changes from descending to ascending, to none, and to descending again. */
export const Sorting = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  const header = canvas.getByRole('columnheader', { name: 'Date' });
  within(header).getByRole('button').focus();
  for (const sort of ['ascending', null, 'descending']) {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe(sort));
    await expect(within(header).getByRole('button')).toHaveFocus();
  }
});

/** The filters open under the bar. They are those of [S3] that are useful to this user. */
export const FiltersOpen = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await press(canvas, 'Filters');
  const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
  for (const name of ['Agent Name', 'Agent ID', 'Primary Insured', 'Policy Number', 'Employer']) {
    await expect(panel.getByRole('combobox', { name })).toBeVisible();
  }
});

/** A filter applies as soon as it is picked. When a quick tab sets the same filter, no chip shows. */
export const Filtering = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await press(canvas, 'Filters');
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
  await press(canvas, 'Filters');
  await userEvent.click(await screen.findByRole('switch', { name: 'Take Action' }));
  await expect(tab(/^Overdue/)).toHaveAttribute('aria-pressed', 'true');
  await press(canvas, /^Remove filter, Take/);
  await waitFor(() => expect(chip()).toBeNull());
  await expect(tab(/^Overdue/)).toHaveAttribute('aria-pressed', 'true');
});

/** An empty list names the active filters and has a button to clear them. */
export const NoMatches: Story = {
  tags: ['wide'],
  args: { address: '/pending?takeAction=true&employer=Lakeshore+School+District' },
  beforeEach: answers(mockEndpoint(getPendingPolicyRequirements, pendingPages.empty)),
  play: async ({ canvas }) => {
    const message = await canvas.findByText('No requirements match your filters');
    await expect(message).toBeVisible();
    const note = within(message.parentElement ?? message);
    await shows(note, /Employer: Lakeshore School District, /);
    // The button disappears with the message, so the focus moves to the filters.
    const clear = note.getByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear);
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
};

/** An answer that violates the contract shows the list's own error; a retry shows the rows [S8]. */
export const BrokenAnswer: Story = {
  beforeEach: answers(
    http.get(`*${getPendingPolicyRequirements.path}`, () => HttpResponse.json({ surprise: true })),
  ),
  play: async ({ canvas, msw }) => {
    await showsAlert(canvas, 'An unexpected error occured.');
    msw.use(mocks.getPendingPolicyRequirements);
    await press(canvas, 'Try again');
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const startExport = async (canvas: Canvas) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await press(canvas, 'Export to Excel');
};

/** A toast shows the file name, with the status, 'policies' and the date [S7]. */
export const Exported = plays({ beforeEach: savesNothing }, async ({ canvas }) => {
  await startExport(canvas);
  await showsFile('Pending-policies-11-18-2026.xlsx');
});

const states = statesOf({
  reads: ['getPendingPolicyRequirements'],
  content: () => rows()[0],
  none: [mockEndpoint(getPendingPolicyRequirements, pendingPages.empty)],
  empty: ['No requirements'],
});
export const Loading = plays({ ...states.loading }, async (context) => {
  await states.loading.play(context);
  // Loading lists say so after two seconds.
  await expect(await context.canvas.findByText('Still trying …')).toBeVisible();
});
export const Empty = states.empty;
/** A 404 means an empty list [S8]. */
export const NotFound: Story = {
  ...states.empty,
  beforeEach: fails('getPendingPolicyRequirements', 404),
};
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
