import { deleteFollowUp, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPeople, getToday } from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  type Story,
  plays,
  preloads,
} from '../../testing/story.ts';
import {
  agent,
  assign,
  assignedText,
  carrierWithUndo,
  first,
  followUp,
  lineOf,
  open,
  ofPriya,
  second,
  startToAssign,
  withFollowUp,
  without,
} from './todayStory.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';

/** Items of Today go to a person of the agency. */
export default {
  title: 'Pages/Today, assigning',
  ...pageMeta('/my-business', <MyBusinessPage />),
  ...preloads(() => import('../../work/follow-ups/FollowUpEditor.tsx')),
};

/** A person is needed. Assigning opens the next item, and can be undone. */
export const Assigning = plays(answers(...carrierWithUndo()), async ({ canvas }) => {
  const dialog = await startToAssign(canvas);
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Assign to' })).toHaveFocus());
  await press(dialog, 'Cancel');
  const item = within(canvas.getByRole('region', { name: first.who }));
  await waitFor(() => expect(item.getByRole('button', { name: 'Assign' })).toHaveFocus());
  const again = await startToAssign(canvas);
  await press(again, 'Assign item');
  await expect(await again.findByRole('region', { name: 'There is a problem' })).toHaveTextContent(
    'Choose a person.',
  );
  await assign(again);
  const next = within(await canvas.findByRole('region', { name: second.who }));
  await waitFor(() => expect(next.getByRole('heading', { name: second.who })).toHaveFocus());
  await shows(canvas, assignedText);
  await press(canvas, 'Undo');
  const back = within(await canvas.findByRole('region', { name: first.who }));
  await expect(back.getByRole('heading', { name: first.who })).toHaveFocus();
  await expect(canvas.queryByText(assignedText)).toBeNull();
});

export const OnPhone = onPhone(async ({ canvas, canvasElement }) => {
  const dialog = await startToAssign(canvas);
  await expect(await dialog.findByRole('button', { name: 'Assign item' })).toBeVisible();
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

/** Another user was first. The item is gone from the user's own items, and a note says why. */
export const Conflict = plays(async ({ canvas, msw }) => {
  const dialog = await startToAssign(canvas);
  msw.use(mockFailure(saveFollowUp, 409), mockEndpoint(getToday, without(first.key)));
  await assign(dialog);
  await shows(canvas, new RegExp(`${first.what}, ${first.who}, was not assigned`));
  await expect(await canvas.findByRole('region', { name: second.who })).toBeVisible();
  await press(canvas, 'Dismiss');
  await expect(canvas.queryByText(/was not assigned/)).toBeNull();
});

let version = 3;

/** Everybody's follow-ups say who has them. A conflict shows at the form, and the user can assign it anyway. */
export const Everybodys: Story = {
  args: { address: '/my-business?whose=everybody' },
  beforeEach: answers(
    mockEndpoint(getToday, ({ url }) => {
      const latest = withFollowUp(ofPriya('Priya Raman', version));
      return new URL(url).searchParams.get('whose') === 'everybody' ? latest : agent;
    }),
  ),
  play: async ({ canvas, msw }) => {
    // It waits for her, not for the reader.
    await expect(await canvas.findByRole('button', lineOf(followUp))).toHaveAccessibleName(
      /· Assigned to Priya Raman$/,
    );
    await expect(canvas.getByRole('button', { name: 'Everybody’s' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const dialog = await startToAssign(canvas, followUp);
    // Only the person who planned it can change it.
    await expect(
      screen.queryByRole('button', { name: /follow-up$|^Skip today$|^Done$/, hidden: true }),
    ).toBeNull();
    msw.use(mockFailure(deleteFollowUp, 409));
    version += 1;
    const people = await dialog.findByRole('combobox', { name: 'Assign to' });
    await expect(within(people).queryByRole('option', { name: 'Priya Raman' })).toBeNull();
    await assign(dialog, 'Everyone in the agency');
    await press(dialog, 'Leave it as it is');
    await press(canvas, 'Mine');
    await waitFor(() => expect(canvas.queryByText(/^Assigned to Priya Raman/)).toBeNull());
  },
};

/** A follow-up moves to the person. Its private note is deleted, so there is no Undo. */
export const FollowUp: Story = {
  beforeEach: answers(
    mockEndpoint(saveFollowUp, async (request) => {
      const { version } = (await request.json()) as { version: number };
      if (version !== followUp.followUp?.version) throw new Error('Wrong version.');
      return { followUps: [], saved: { ownerId: 10, version: version + 1 } };
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await startToAssign(canvas, followUp);
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Assign to' }),
      'Priya Raman',
    );
    await press(dialog, 'Cancel');
    const question = { name: 'Discard the assignment you entered?' };
    await press(within(await screen.findByRole('dialog', question)), 'Keep editing');
    await assign(dialog);
    await shows(screen, `${followUp.what}, ${followUp.who}, is assigned to Priya Raman.`);
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const LoadingPeople = plays(fails('getPeople', 'timeout'), async ({ canvas }) => {
  const dialog = await startToAssign(canvas);
  await expect(dialog.queryByRole('combobox', { name: 'Assign to' })).toBeNull();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.queryByRole('button', { name: 'Assign item' })).toBeNull();
});

export const PeopleFailed = plays(fails('getPeople', 500), async ({ canvas, msw }) => {
  const dialog = await startToAssign(canvas);
  await shows(dialog, /people of your agency could not be loaded/);
  msw.use(mockEndpoint(getPeople, todayAnswers.people));
  await press(dialog, 'Try again');
  await expect(await dialog.findByRole('combobox', { name: 'Assign to' })).toBeVisible();
});

/** No person of the agency sees this kind of item. */
export const NoPeople: Story = {
  beforeEach: answers(mockEndpoint(getPeople, { people: [] })),
  play: async ({ canvas }) => {
    const dialog = await startToAssign(canvas);
    await shows(dialog, 'No one else in your agency has access to this item.');
    await expect(dialog.queryByRole('button', { name: 'Assign item' })).toBeNull();
  },
};

/** An agent without sub-accounts has no choice between its own items and everybody's. */
export const NoColleagues: Story = {
  beforeEach: answers(mockEndpoint(getToday, { ...agent, hasColleagues: false })),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel.queryByRole('button', { name: 'Assign' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Everybody’s' })).toBeNull();
  },
};

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Theodora';

export const LongNames = onPhone({
  args: { address: '/my-business?whose=everybody' },
  beforeEach: answers(
    mockEndpoint(getToday, withFollowUp(ofPriya(longName))),
    mockEndpoint(getPeople, { people: [{ personId: 11, name: longName, isYou: false }] }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, `Assigned to ${longName}`);
    const dialog = await startToAssign(canvas, followUp);
    await expect(await dialog.findByRole('option', { name: longName })).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Home office sees what the agent did, with the agent's name. */
export const DoneByTheAgent: Story = {
  beforeEach: answers(
    mockEndpoint(getToday, {
      ...agent,
      doneToday: [
        {
          at: '2026-11-18T14:00:00.000Z',
          what: `Assigned to Priya Raman: ${first.what}`,
          who: first.who,
          policyNumber: first.policyNumber,
          by: 'Dana Whitfield',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Done today' }));
    await shows(canvas, 'by Dana Whitfield');
  },
};
