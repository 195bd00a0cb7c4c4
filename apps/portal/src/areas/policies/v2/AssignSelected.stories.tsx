import { contract } from '@agent-portal/data/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows } from '../../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, type Story, plays } from '../../../testing/story.ts';
import { PendingV2Page } from './PendingV2Page.tsx';
import { bar, clear, first, second, selectTwo } from './selectionStory.ts';

export default {
  title: 'Pages/Policies/Selection that is assigned',
  ...pageMeta('/pending-v2', <PendingV2Page />),
};

async function openDialog(role: 'button' | 'menuitem' = 'button') {
  await selectTwo();
  if (role === 'menuitem') await press(within(bar()), 'Actions');
  await userEvent.click(await screen.findByRole(role, { name: 'Assign' }));
  return within(await screen.findByRole('dialog', { name: 'Assign follow-ups' }));
}

async function assignTwo() {
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Assign to' }), 'Priya Raman');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Call Dr. Ahn.');
  await press(dialog, 'In a week');
  await press(dialog, 'Assign follow-ups');
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
  beforeEach: answers(
    mockEndpoint(contract.setFollowUps, {
      outcomes: [outcomeFor(first, null), outcomeFor(second, null)],
    }),
  ),
  play: async () => {
    const dialog = await assignTwo();
    await shows(dialog, 'Done for 2.');
    await press(dialog, 'Close');
    await clear();
  },
};

/** The user is not in the list of people, and the names of the clients are visible. */
export const AssignIncomplete = plays(async () => {
  const dialog = await openDialog();
  await shows(dialog, `For ${first?.primaryInsured} and 1 more`);
  await expect(dialog.queryByRole('option', { name: /^Dana Whitfield/ })).toBeNull();
  await press(dialog, 'Assign follow-ups');
  await expect((await dialog.findAllByText('Choose a person.'))[0]).toBeVisible();
  await expect(dialog.getAllByText('Choose a follow-up date.')[0]).toBeVisible();
});

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
    await press(screen, 'Back to the list');
    await expect(within(bar()).getByRole('button', { name: 'Watch' })).toBeVisible();
    await expect(within(bar()).queryByRole('button', { name: 'Assign' })).toBeNull();
    await clear();
  },
};

/** A phone has the commands in a menu. */
export const AssignOnPhone = onPhone(async () => {
  const dialog = await openDialog('menuitem');
  await expect(dialog.getByRole('combobox', { name: 'Assign to' })).toBeVisible();
});
