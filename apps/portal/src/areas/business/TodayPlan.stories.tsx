import {
  deleteFollowUp,
  getPolicyFollowUps,
  saveFollowUp,
} from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getToday, openItem } from '@agent-portal/data/work/today/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows } from '../../testing/onScreen.ts';
import { answers, pageMeta, type Story, plays, preloads } from '../../testing/story.ts';
import { agent, first, followUp as due, lineOf, open, second, without } from './todayStory.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';

/** Items of Today are planned for a later day, and follow-ups are done. */
export default {
  title: 'Pages/Today, planning',
  ...pageMeta('/my-business', <MyBusinessPage />),
  ...preloads(() => import('../../work/follow-ups/FollowUpEditor.tsx')),
};

/** One press hides an item until the next business day, and Undo returns it. */
export const SkipsAndUndoes: Story = {
  beforeEach: ({ msw }) => {
    let isPlanned = false;
    msw.use(
      mockEndpoint(saveFollowUp, async (request) => {
        const { key, followUpDate, version } = (await request.json()) as Record<string, unknown>;
        isPlanned = key === first.key && followUpDate === '2026-11-19' && version === null;
        return { followUps: [], saved: { ownerId: 1, version: 4 } };
      }),
      mockEndpoint(deleteFollowUp, ({ url }) => {
        isPlanned = new URL(url).searchParams.get('version') !== '4';
        return { followUps: [] };
      }),
      mockEndpoint(getToday, () => (isPlanned ? without(first.key) : agent)),
    );
  },
  play: async ({ canvas }) => {
    const text = `${first.what}, ${first.who}, is planned for 11/19/2026.`;
    const panel = await open(canvas, first);
    await press(panel, 'Skip today');
    await shows(canvas, text);
    // The heads of groups stop directly under the note.
    const note = canvas.getByText(text).closest<HTMLElement>('[data-part="note"]');
    const top = note?.parentElement?.style.getPropertyValue('--note');
    await expect(top).toBe(`${note?.offsetHeight}px`);
    await expect(await canvas.findByRole('region', { name: second.who })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', lineOf(first))).toBeNull());
    await press(canvas, 'Undo');
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    const back = within(await canvas.findByRole('region', { name: first.who }));
    await expect(back.getByRole('heading', { name: first.who })).toHaveFocus();
  },
};

/** A follow-up on an item: its day and its note, and Undo. */
export const SetsAFollowUp = plays(async ({ canvas }) => {
  const panel = await open(canvas, first);
  await press(panel, 'Set a follow-up');
  const editor = within(
    await screen.findByRole('dialog', { name: `Follow up: ${first.what}, ${first.who}` }),
  );
  await press(editor, 'In a week');
  await press(editor, 'Save follow-up');
  await shows(canvas, `${first.what}, ${first.who}, is planned for 11/25/2026.`);
});

/** Another tab planned the item first: it has left the queue, and the form shows both versions. */
export const Conflict: Story = {
  beforeEach: answers(mockEndpoint(openItem, { others: [], item: first })),
  play: async ({ canvas, msw }) => {
    const panel = await open(canvas, first);
    await press(panel, 'Set a follow-up');
    const editor = within(
      await screen.findByRole('dialog', { name: `Follow up: ${first.what}, ${first.who}` }),
    );
    await press(editor, 'In a week');
    const [saved] = followUps.ofPolicy.followUps;
    const theirs = {
      ...saved!,
      key: first.key,
      note: 'Call the client.',
      followUpDate: '2026-12-01',
    };
    msw.use(
      mockFailure(saveFollowUp, 409),
      mockFailure(openItem, 404),
      mockEndpoint(getToday, without(first.key)),
      mockEndpoint(getPolicyFollowUps, { followUps: [theirs] }),
    );
    await press(editor, 'Save follow-up');
    await shows(editor, 'Saved there');
    await waitFor(() => expect(screen.queryByRole('button', lineOf(first))).toBeNull());
    await press(editor, 'Use the saved version');
    await expect(editor.getByRole('textbox', { name: 'Private note' })).toHaveValue(
      'Call the client.',
    );
  },
};

/** The follow-up was done on another device: one sentence says so, the older success goes, and another item opens. */
export const DoneElsewhere = plays(async ({ canvas, msw }) => {
  await press(await open(canvas, first), 'Skip today');
  await canvas.findByRole('button', { name: 'Undo' });
  const panel = await open(canvas, due);
  msw.use(
    mockFailure(saveFollowUp, 409),
    mockFailure(openItem, 404),
    mockEndpoint(getToday, without(due.key)),
  );
  await press(panel, 'Done');
  await shows(canvas, new RegExp(`^${due.what}, ${due.who}: `));
  await waitFor(() => expect(canvas.queryByRole('region', { name: due.who })).toBeNull());
  await expect(canvas.queryByRole('region', { name: 'This item is done' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** A person finished what the user gave them. The item is in the queue again, and says by whom it was done. */
export const FinishedByAnother: Story = {
  beforeEach: ({ msw }) => {
    const finished = { by: 'Priya Raman', at: '2026-11-18T15:20:00Z' };
    const groups = agent.groups.map((group) => ({
      ...group,
      items: group.items.map((item) =>
        item.key === first.key ? Object.assign({}, item, { finished }) : item,
      ),
    }));
    msw.use(mockEndpoint(getToday, { ...agent, groups }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', lineOf(first))).toHaveTextContent(
      'done by Priya Raman',
    );
    const panel = await open(canvas, first);
    await shows(panel, /^Priya Raman marked it as done at /);
  },
};

/** One press marks a promised payment as done. Undo opens it again with its note. */
export const DoneAndUndone: Story = {
  beforeEach: ({ msw }) => {
    const saved: Record<string, unknown>[] = [];
    msw.use(
      mockEndpoint(saveFollowUp, async (request) => {
        saved.push((await request.json()) as Record<string, unknown>);
        return { followUps: [], saved: { ownerId: 1, version: 7 } };
      }),
      mockEndpoint(getToday, () => {
        const isDone = saved.length === 1 && saved[0]?.['isDone'] === true;
        const isBack = saved[1]?.['version'] === 7 && saved[1]['note'] === due.note;
        return isDone || (saved.length > 1 && !isBack) ? without(due.key) : agent;
      }),
    );
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, due);
    await press(panel, 'Done');
    const text = `${due.what}, ${due.who}, is done.`;
    await shows(canvas, text);
    await waitFor(() => expect(canvas.queryByRole('button', lineOf(due))).toBeNull());
    await press(canvas, 'Undo');
    await expect(await canvas.findByRole('button', lineOf(due))).toBeVisible();
    // Undo is about the last change, until another group shows.
    await press(await open(canvas, first), 'Skip today');
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await press(canvas, /^16 Due this week/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

const read = fn();

/** The changes are read when all of them show, and leave the queue when the part is closed. */
export const ReadsChanges: Story = {
  beforeEach: ({ msw }) => {
    const few = agent.groups.map((group) => {
      const items = group.items.slice(0, 2);
      return group.kind === 'changes' ? { ...group, total: 2, items } : group;
    });
    const others = agent.groups.filter(({ kind }) => kind !== 'changes');
    read.mockClear();
    msw.use(
      mockEndpoint(getToday, ({ url }) => {
        const isReading = new URL(url).searchParams.get('all') === 'changes';
        if (isReading) read();
        return { ...agent, groups: read.mock.calls.length > 0 && !isReading ? others : few };
      }),
    );
  },
  play: async ({ canvas }) => {
    const later = await canvas.findByText(/^53 deadlines · .* · 2 changes$/);
    await userEvent.click(later);
    const changes = canvas.getByRole('region', { name: /^Changed since/ });
    await expect(changes).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalled());
    await userEvent.click(later);
    await press(canvas, /^More/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
    await waitFor(() => expect(changes).not.toBeInTheDocument());
    await expect(later).not.toHaveTextContent('changes');
  },
};
