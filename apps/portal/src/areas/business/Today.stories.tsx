import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { takeAction } from '@agent-portal/data/policies/actions/contract';
import { saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { getToday, type TodayItem } from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { leadsTo, press, shows } from '../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, statesOf, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';
import { agent, first, followUp, lineOf, open, second, third, without } from './todayStory.ts';

export default { title: 'Pages/Today', ...pageMeta('/my-business', <MyBusinessPage />) };

const topmost = agent.groups[0]?.items[0] as TodayItem;

export const Success = plays(async ({ canvas }) => {
  const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }));
  await expect(overdue.getByRole('heading')).toHaveTextContent('Overdue 20');
  await expect(overdue.getByRole('button', lineOf(first))).toHaveAccessibleName(
    /^\S+, .* 30 days late Attending physician statement · You$/,
  );
  // The page says what follow-ups hide, so that the count of the list is clear.
  await leadsTo(overdue, '1 planned for later', '/follow-ups');
  await expect(canvas.getByRole('link', { name: 'To do 97' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Items that can wait are collapsed.
  await shows(canvas, /^53 deadlines · 5 licenses and appointments/);
  await expect(canvas.getByRole('region', { name: 'Deadlines' })).not.toBeVisible();
});

/** Next to the list, the first item shows. It opens when the user begins to work on it. */
export const FirstItem = plays({ tags: ['wide'] }, async ({ canvas }) => {
  const item = within(await canvas.findByRole('region', { name: topmost.who }));
  await shows(item, '1 of 97');
  await expect(item.queryByRole('button', { name: 'Close' })).toBeNull();
  await press(item, 'Next item');
  const [, next] = agent.groups[0]?.items ?? [];
  const opened = within(await canvas.findByRole('region', { name: next?.who ?? '' }));
  await shows(opened, '2 of 97');
  await expect(opened.getByRole('button', { name: 'Close' })).toBeVisible();
});

/** On a phone the item replaces the list. */
export const Phone = onPhone(async ({ canvas }) => {
  await canvas.findByRole('button', lineOf(first));
  await expect(canvas.queryByRole('region', { name: topmost.who })).toBeNull();
  const panel = await open(canvas, first);
  await expect(canvas.queryByRole('button', lineOf(second))).toBeNull();
  await expect(await panel.findByRole('button', { name: 'Send to the carrier' })).toBeVisible();
  await press(panel, 'Close');
  await expect(canvas.getByRole('button', lineOf(first))).toHaveFocus();
});

/** A counter shows all items of its group and no other group. A second press shows all groups again. */
export const OneGroup = plays(async ({ canvas }) => {
  const counter = await canvas.findByRole('button', { name: /^16 Due this week/ });
  await expect(counter).toHaveAccessibleName('16 Due this week first on 11/19');
  await userEvent.click(counter);
  await expect(counter).toHaveAttribute('aria-pressed', 'true');
  const group = within(canvas.getByRole('region', { name: 'Due this week' }));
  await waitFor(() => expect(group.getAllByRole('button')).toHaveLength(16));
  await expect(canvas.queryByRole('region', { name: 'Overdue' })).toBeNull();
  await leadsTo(group, 'See them in Pending', '/pending?sort=dueDate&takeAction=true&due=thisWeek');
  await userEvent.click(counter);
  await expect(await canvas.findByRole('region', { name: 'Overdue' })).toBeVisible();
});

/** The client's name is above the form. Sending opens the next item. */
export const SendsAndOpensTheNext: Story = {
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      mockEndpoint(takeAction, () => {
        isSent = true;
        return {
          actionItemId: '7f3a21bc-0000-4000-8000-000000000000',
          date: '2026-11-18T15:00:00Z',
          policyNumber: first.policyNumber ?? '',
          requirementId: first.requirementId,
          requirement: first.what,
          action: 'ProvideInformation' as const,
          note: 'Sent.',
          contactEmail: null,
          takenBy: 'Dana Whitfield',
        };
      }),
      mockEndpoint(getToday, () => (isSent ? without(first.key) : agent)),
    );
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    await expect(panel.getByRole('heading', { name: first.who })).toHaveFocus();
    await userEvent.type(await panel.findByRole('textbox', { name: /^Note/ }), 'Sent.');
    await press(panel, 'Send to the carrier');
    const next = within(await canvas.findByRole('region', { name: second.who }));
    await expect(next.getByRole('heading', { name: second.who })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', lineOf(first))).toBeNull());
  },
};

/** Next to the list, Escape leaves the item that was open, and its line has the focus. A counter begins with its first. */
export const ClosesWithEscape = plays({ tags: ['wide'] }, async ({ canvas }) => {
  const panel = await open(canvas, second);
  await userEvent.keyboard('{Escape}');
  await expect(panel.queryByRole('button', { name: 'Close' })).toBeNull();
  await expect(canvas.getByRole('region', { name: second.who })).toBeVisible();
  await expect(canvas.getByRole('button', lineOf(second))).toHaveFocus();
  const counter = canvas.getByRole('button', { name: /^16 Due this week/ });
  await userEvent.click(counter);
  await shows(canvas, '1 of 16');
  await userEvent.click(counter);
  await shows(canvas, '1 of 97');
});

/** Next to the list, the next item shows when the one that shows is done elsewhere. */
export const ShownIsGone = plays({ tags: ['wide'] }, async ({ canvas, msw }) => {
  await open(canvas, second);
  await userEvent.keyboard('{Escape}');
  msw.use(mockEndpoint(getToday, without(second.key)));
  await press(canvas, 'More commands');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  await expect(await canvas.findByRole('region', { name: third.who })).toBeVisible();
});

/** Single keys: j and k open the next and the previous item, a goes to the form, ? lists the keys. */
export const SingleKeys = plays({ tags: ['wide'] }, async ({ canvas }) => {
  const shown = (who: string) => canvas.findByRole('region', { name: who });
  await open(canvas, first);
  await userEvent.keyboard('j');
  await shown(second.who);
  await userEvent.keyboard('k');
  await shown(first.who);
  await userEvent.keyboard('j');
  const panel = within(await shown(second.who));
  await userEvent.keyboard('?');
  await expect(
    await within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts' }),
  ).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  // The client must act: the form is that of the call. For an item of the user, it is the action.
  await userEvent.keyboard('a');
  await expect((await panel.findAllByRole('radio'))[0]).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const own = await open(canvas, first);
  await own.findByRole('textbox', { name: /^Note/ });
  await userEvent.keyboard('a');
  await expect(own.getByRole('combobox', { name: 'Requirement' })).toHaveFocus();
});

/** Without an item, j and k go through the lines, and a opens one. */
export const SingleKeysOnPhone = onPhone(async ({ canvas }) => {
  const line = await canvas.findByRole('button', lineOf(first));
  await userEvent.keyboard('j');
  await expect(canvas.getByRole('button', lineOf(topmost))).toHaveFocus();
  line.focus();
  await userEvent.keyboard('j');
  await expect(canvas.getByRole('button', lineOf(second))).toHaveFocus();
  await userEvent.keyboard('k');
  await expect(line).toHaveFocus();
  await userEvent.keyboard('a');
  await expect(await canvas.findByRole('region', { name: first.who })).toBeVisible();
});

/** A note that is not sent is still there when the item opens again. */
export const KeepsDrafts = plays(async ({ canvas }) => {
  const note = { name: /^Note/ };
  const panel = await open(canvas, first);
  await userEvent.type(await panel.findByRole('textbox', note), 'Not sent yet.');
  await userEvent.click(canvas.getByRole('button', lineOf(second)));
  const next = within(await canvas.findByRole('region', { name: second.who }));
  // The client must act: a call comes first.
  await press(next, 'Schedule exam');
  await expect(await next.findByRole('textbox', note)).toHaveValue('');
  const again = await open(canvas, first);
  await waitFor(() => expect(again.getByRole('textbox', note)).toHaveValue('Not sent yet.'));
});

/** A group opens in place. */
export const ShowsAll = plays(async ({ canvas }) => {
  const group = within(await canvas.findByRole('region', { name: 'Due this week' }));
  const all = group.getByRole('button', { name: 'Show all 16 of Due this week' });
  await userEvent.click(all);
  await waitFor(() => expect(group.getAllByRole('button')).toHaveLength(17));
  await expect(all).toHaveFocus();
  await press(group, 'Show fewer of Due this week');
  await waitFor(() => expect(group.getAllByRole('button')).toHaveLength(6));
});

/** After the last item that shows of a group, the group opens in place, and its next item opens. */
export const GoesOnInTheGroup = plays({ tags: ['wide'] }, async ({ canvas, msw }) => {
  const linesOfGroup = async () => {
    const group = await canvas.findByRole('region', { name: 'Due this week' });
    return [...group.querySelectorAll<HTMLElement>('[data-line]')];
  };
  const showsLine = (at: number, count: number) =>
    waitFor(async () => {
      const lines = await linesOfGroup();
      await expect(lines).toHaveLength(count);
      await expect(lines.at(at)).toHaveAttribute('aria-current', 'true');
    });
  const fold = () => press(canvas, 'Show fewer of Due this week');
  const lastShown = async () => (await linesOfGroup()).at(-1)!;
  await open(canvas, followUp);
  await userEvent.keyboard('k');
  await showsLine(-1, 16);
  await fold();
  await userEvent.click(await lastShown());
  await userEvent.keyboard('j');
  await showsLine(5, 16);
  await fold();
  msw.use(mockEndpoint(saveFollowUp, { followUps: [], saved: { ownerId: 1, version: 1 } }));
  await userEvent.click(await lastShown());
  await press(canvas, 'Skip today');
  await showsLine(5, 16);
});

export const AllFails = plays(async ({ canvas, msw }) => {
  const group = within(await canvas.findByRole('region', { name: 'Due this week' }));
  msw.use(mockFailure(getToday, 500));
  await press(group, /^Show all 16/);
  await shows(canvas, /^Today could not be updated/);
  await expect(group.getAllByRole('button').length).toBeGreaterThan(5);
});

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Theodora';

export const LongNames = onPhone({
  beforeEach: answers(
    mockEndpoint(getToday, {
      ...agent,
      groups: agent.groups.map(({ kind, total, items: named }) => ({
        kind,
        total,
        items: named.map((item) => Object.assign(structuredClone(item), { who: longName })),
      })),
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A sub-account for cases sees only cases. */
export const OnlyCases: Story = {
  args: { user: people.subWithClaims },
  beforeEach: answers(mockEndpoint(getToday, todayAnswers.cases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Cases' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Overdue' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open policy' })).toBeNull();
  },
};

const states = statesOf({
  reads: ['getToday'],
  content: (page) => page.queryByRole('region', { name: 'Overdue' }),
  none: [mockEndpoint(getToday, { ...agent, since: null, groups: [], doneToday: [] })],
  empty: ['Nothing to do today', /your account has no access to them/, 'Done today'],
  failure: /Today could not be loaded/,
});
export const Loading = states.loading;
export const Failed = states.failed;
export const Empty = states.empty;
