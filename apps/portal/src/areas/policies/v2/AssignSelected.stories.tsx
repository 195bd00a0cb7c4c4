import { contract } from '@agent-portal/data/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PendingV2Page } from './PendingV2Page.tsx';

const meta = {
  title: 'Pages/Policies/Selection that is assigned',
  component: StoryFrame,
  args: { address: '/pending-v2', children: <PendingV2Page /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const [first, second] = secondPages.pending.policies;
const boxOf = (row: { readonly primaryInsured: string } | undefined) =>
  screen.getByRole('checkbox', { name: `Select ${row?.primaryInsured}` });
const bar = () => screen.getByRole('region', { name: 'Selected rows' });

async function begin() {
  await waitFor(() => expect(rowsOf('Pending')).toHaveLength(10));
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThanOrEqual(10));
}

/** Removes the bar, which may cover half of a target anywhere on the page. */
const clear = () => userEvent.click(within(bar()).getByRole('button', { name: 'Clear selection' }));

async function selectTwo() {
  await begin();
  await userEvent.click(boxOf(first));
  await userEvent.click(boxOf(second));
  await expect(bar()).toHaveTextContent('2 selected');
}

async function openDialog() {
  await selectTwo();
  await userEvent.click(await within(bar()).findByRole('button', { name: 'Assign' }));
  return within(await screen.findByRole('dialog', { name: 'Assign follow-ups' }));
}

async function assignTwo() {
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Assign to' }), 'Priya Raman');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Call Dr. Ahn.');
  await userEvent.click(dialog.getByRole('button', { name: 'In a week' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign follow-ups' }));
  return dialog;
}

const outcomeFor = (row: typeof first, reason: string | null) => ({
  policyNumber: row?.policyNumber ?? '',
  requirementId: null,
  isDone: reason === null,
  reason,
});

/** A follow-up on each selected row goes to another person. Without a person and a date, nothing is sent. */
export const Assign: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(contract.setFollowUps, {
        outcomes: [outcomeFor(first, null), outcomeFor(second, null)],
      }),
    ),
  play: async () => {
    const dialog = await assignTwo();
    await expect(await dialog.findByText('Done for 2.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await clear();
  },
};

/** The user is not in the list of people, and the names of the clients are visible. */
export const AssignIncomplete: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(`For ${first?.primaryInsured} and 1 more`)).toBeVisible();
    await expect(dialog.queryByRole('option', { name: /^Dana Whitfield/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign follow-ups' }));
    await expect((await dialog.findAllByText('Choose a person.'))[0]).toBeVisible();
    await expect(dialog.getAllByText('Choose a follow-up date.')[0]).toBeVisible();
  },
};

/** One person has a follow-up already: the result says so, and it stays. */
export const AssignRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(contract.setFollowUps, {
        outcomes: [
          outcomeFor(first, null),
          outcomeFor(
            second,
            'Priya Raman has a follow-up on it for 11/30/2026 already. It stays as it is.',
          ),
        ],
      }),
    ),
  play: async () => {
    const dialog = await assignTwo();
    await expect(await dialog.findByText('Done for 1. 1 was not possible:')).toBeVisible();
    await expect(dialog.getByText(/^Priya Raman has a follow-up/)).toBeVisible();
  },
};

/** Nothing was sent: what the user chose stays. */
export const AssignFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(contract.setFollowUps, 500)),
  play: async () => {
    const dialog = await assignTwo();
    await expect(await dialog.findByText(/Some may not have been changed/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Call Dr. Ahn.');
    await expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveDisplayValue(
      'Priya Raman',
    );
  },
};

const alone = fn(() => ({ people: todayAnswers.people.people.filter(({ isYou }) => isYou) }));

/** An agency of one person has no 'Assign'. */
export const NoColleague: Story = {
  beforeEach: ({ msw }) => {
    alone.mockClear();
    msw.use(mockEndpoint(contract.getPeople, alone));
  },
  play: async () => {
    await selectTwo();
    await waitFor(() => expect(alone).toHaveBeenCalled());
    // The rest of the bar works with the answer in place.
    const sheet = within(bar()).getByRole('button', { name: 'Call sheet' });
    await userEvent.click(sheet);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
    await expect(within(bar()).getByRole('button', { name: 'Watch' })).toBeVisible();
    await expect(within(bar()).queryByRole('button', { name: 'Assign' })).toBeNull();
    await clear();
  },
};

export const AssignOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('combobox', { name: 'Assign to' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
