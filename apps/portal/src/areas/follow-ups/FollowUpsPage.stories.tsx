import { getFollowUps, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPeople } from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { leadsTo, press, rowsOf, shows, showsAlert } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { FollowUpsPage } from './FollowUpsPage.tsx';

export default { title: 'Pages/Follow-ups', ...pageMeta('/follow-ups', <FollowUpsPage />) };

const ready = () => waitFor(() => expect(rowsOf('Follow-ups')).toHaveLength(5));

/** The most overdue first, closed ones last. Each links to its requirement. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await expect(rowsOf('Follow-ups')[0]).toHaveTextContent('Overdue 2 days');
  await expect(rowsOf('Follow-ups')[4]).toHaveTextContent('Requirement met 11/17/2026');
  await leadsTo(canvas, 'NL0016B8835', '/policy/NL0016B8835/details#NL0016B8835-1');
});

/** A quick tab requests only its follow-ups. */
export const Due = plays(async ({ canvas, msw }) => {
  await ready();
  msw.use(mockEndpoint(getFollowUps, followUps.due));
  await press(canvas, /^Due/);
  await waitFor(() => expect(rowsOf('Follow-ups')).toHaveLength(3));
});

const sent = fn();
const [oldest] = followUps.all.followUps;

/** Done in a row finishes the follow-up. The toast opens it again. */
export const Done: Story = {
  beforeEach: answers(
    mockEndpoint(saveFollowUp, async (request) => {
      sent(await request.json());
      return { followUps: [] };
    }),
  ),
  play: async ({ canvas }) => {
    await ready();
    await press(canvas, `Done: follow-up on ${oldest?.what}, ${oldest?.who}`);
    const version = oldest?.version ?? 0;
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ key: oldest?.key, note: oldest?.note, version, isDone: true }),
      ),
    );
    const toasts = within(await canvas.findByRole('region', { name: 'Messages' }));
    await press(toasts, 'Undo');
    const { subject, key, followUpDate, note } = oldest!;
    const again = { subject, key, followUpDate, note, version: version + 1 };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(again));
  },
};

/** The row says that it was not saved. */
export const DoneFailed = plays(fails('saveFollowUp', 500), async ({ canvas }) => {
  await ready();
  await press(canvas, `Done: follow-up on ${oldest?.what}, ${oldest?.who}`);
  await showsAlert(canvas, 'The follow-up was not saved.');
});

/** Enter on a row opens its item next to the rows, as on Today, and Escape returns to the row. */
export const OpensAnItem = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await ready();
  await waitFor(async () => {
    await userEvent.keyboard('j');
    await expect(rowsOf('Follow-ups')[0]).toHaveFocus();
  });
  await userEvent.keyboard('{Enter}');
  const { who = '' } = todayAnswers.opened.item ?? {};
  const item = within(await canvas.findByRole('region', { name: who }));
  await shows(item, '1 of 4');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('region', { name: who })).toBeNull();
  await waitFor(() => expect(rowsOf('Follow-ups')[0]).toHaveFocus());
});

/** What the row was about needs no one now. */
export const NothingToDo: Story = {
  args: { address: '/follow-ups?item=lapsing NL0016B8835' },
  beforeEach: fails('openItem', 404),
  play: async ({ canvas }) => {
    const item = within(await canvas.findByRole('region', { name: 'Nothing to do' }));
    await press(item, 'Back to the list');
    await expect(canvas.queryByRole('region', { name: 'Nothing to do' })).toBeNull();
  },
};

const shared = {
  ...followUps.all,
  followUps: followUps.all.followUps.map((one, at) => ({
    ...one,
    ...(at === 0 && {
      owner: { personId: 10, name: 'Priya Raman' },
      assignedBy: 'Dana Whitfield',
      note: '',
    }),
  })),
};

/** Everybody's follow-ups say who has them and who gave them. The address keeps the choice. */
export const Everybodys: Story = {
  beforeEach: answers(
    mockEndpoint(getFollowUps, ({ url }) =>
      new URL(url).searchParams.get('filters')?.includes('everybody') ? shared : followUps.all,
    ),
  ),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('columnheader', { name: /Assigned to/ })).toBeNull();
    await press(canvas, 'Everybody’s');
    await waitFor(() => expect(rowsOf('Follow-ups')[0]).toHaveTextContent('Priya Raman'));
    await expect(rowsOf('Follow-ups')[1]).toHaveTextContent('You');
    await press(canvas, 'Mine');
    await waitFor(() => expect(rowsOf('Follow-ups')[0]).not.toHaveTextContent('Priya Raman'));
  },
};

export const EverybodysOnPhone = onPhone({
  args: { address: '/follow-ups?whose=everybody' },
  beforeEach: answers(mockEndpoint(getFollowUps, shared)),
  play: ready,
});

/** An agent without sub-accounts has no such choice. */
export const NoColleagues: Story = {
  beforeEach: answers(
    mockEndpoint(getPeople, {
      people: [{ personId: 1, name: 'Dana Whitfield', isYou: true }],
    }),
  ),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('button', { name: 'Everybody’s' })).toBeNull();
  },
};

const states = statesOf({
  reads: ['getFollowUps'],
  content: () => rowsOf('Follow-ups')[0],
  none: [mockEndpoint(getFollowUps, { ...followUps.all, followUps: [], totalRecords: 0 })],
  empty: ['No follow-ups'],
});
export const Empty = states.empty;
export const Loading = states.loading;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
