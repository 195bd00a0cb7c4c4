import {
  deleteFollowUp,
  getPolicyFollowUps,
  saveFollowUp,
} from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  type Story,
  plays,
  preloads,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { aboutRequirement } from './about.ts';
import { FollowUpOn } from './FollowUpOn.tsx';

const [followUp] = followUps.ofPolicy.followUps;
if (!followUp) throw new Error('A follow-up is recorded.');
const about = aboutRequirement('NL0018O0142', {
  requirementId: followUp.key,
  requirement: followUp.what,
});

const page = (isOpen: boolean) => (
  <>
    <PageHeader title="A requirement" />
    <FollowUpOn about={about} isOpen={isOpen} />
  </>
);

const of = (change: Partial<typeof followUp>) =>
  mockEndpoint(getPolicyFollowUps, { followUps: [{ ...followUp, ...change }] });

const today = { ...people.agent, businessDate: '2026-11-18' };

/** The date when the user wants to return to a requirement, with a private note. */
export default {
  title: 'Patterns/Follow-up of a requirement',
  ...pageMeta('/policy', page(true), { user: today }),
  ...preloads(() => import('./FollowUpEditor.tsx')),
};

async function open(canvas: Canvas, name: RegExp = /^Set a follow-up/) {
  await press(canvas, name);
  return within(await screen.findByRole('dialog', { name: `Follow up: ${about.what}` }));
}
type Editor = Awaited<ReturnType<typeof open>>;

const dateOf = (editor: Editor) => editor.getByRole('textbox', { name: 'Follow-up date' });
const noteOf = (editor: Editor) => editor.getByRole('textbox', { name: 'Private note' });
const save = (editor: Editor) =>
  userEvent.click(editor.getByRole('button', { name: 'Save follow-up' }));

export const None = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^Set a follow-up/ })).toBeVisible();
});

export const Upcoming = plays(answers(of({})), async ({ canvas }) => {
  await shows(canvas, 'Upcoming');
  await shows(canvas, /^Dr\. Ahn/);
});

export const DueToday: Story = {
  beforeEach: answers(of({ state: 'Due today', followUpDate: '2026-11-18', note: '' })),
  play: async ({ canvas }) => {
    await shows(canvas, 'Due today');
    await expect(canvas.queryByText('Private note:')).toBeNull();
  },
};

export const Overdue: Story = {
  beforeEach: answers(of({ state: 'Overdue', daysOverdue: 2, followUpDate: '2026-11-16' })),
  play: ({ canvas }) => shows(canvas, 'Overdue 2 days'),
};

/** Shows that the follow-up is closed and why. The user can only delete it. */
export const Closed: Story = {
  args: { children: page(false) },
  beforeEach: answers(
    of({ state: 'Closed', closedBecause: 'Requirement met', closedOn: '2026-11-17' }),
  ),
  play: async ({ canvas }) => {
    await shows(canvas, 'Closed: requirement met 11/17/2026');
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Delete/ })).toBeVisible();
  },
};

/** The date has the focus. With unsaved input, Escape, Close and Cancel ask for confirmation. */
export const AsksBeforeItCloses = plays(async ({ canvas }) => {
  const editor = await open(canvas);
  await waitFor(() => expect(dateOf(editor)).toHaveFocus());
  await expect(dateOf(editor)).toBeRequired();
  await userEvent.type(noteOf(editor), 'Call Dana');
  const asked = async () =>
    within(await screen.findByRole('dialog', { name: 'Discard the follow-up you entered?' }));
  const keep = async () => {
    await userEvent.click((await asked()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(noteOf(editor)).toHaveValue('Call Dana');
  };
  await userEvent.keyboard('{Escape}');
  await keep();
  await expect(noteOf(editor)).toHaveFocus();
  await press(editor, /^Close Follow up/);
  await keep();
  await press(editor, 'Cancel');
  const question = await asked();
  await shows(question, /^It is not saved yet\./);
  await press(question, 'Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Set a/ })).toHaveFocus());
});

/** Sets a preset date. The focus then returns to the button that changes it. */
export const Set = plays(async ({ canvas }) => {
  const editor = await open(canvas);
  await userEvent.type(dateOf(editor), '2/30');
  await press(editor, 'In 3 business days');
  await expect(dateOf(editor)).toHaveValue('11/23/2026');
  await userEvent.type(noteOf(editor), 'Call them.');
  await save(editor);
  await shows(canvas, 'Follow up on 11/20/2026');
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Change/ })).toHaveFocus());
});

/** An invalid date and a past date. The input stays, and nothing is sent. */
export const InvalidDate: Story = {
  beforeEach: answers(http.post('*/API/UserData/FollowUps', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    const editor = await open(canvas);
    await userEvent.type(noteOf(editor), 'Call them.');
    await userEvent.type(dateOf(editor), '2/30/2027');
    await save(editor);
    const summary = await editor.findByRole('region', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('“2/30/2027” is not a date.');
    await expect(summary).toHaveFocus();
    await expect(dateOf(editor)).toHaveValue('2/30/2027');
    await userEvent.clear(dateOf(editor));
    await userEvent.type(dateOf(editor), '11/17/2026{Enter}');
    await shows(editor, /11.17.2026 is too early/, { selector: 'p' });
    await userEvent.clear(dateOf(editor));
    await save(editor);
    await shows(editor, 'Choose a follow-up date.', { selector: 'p' });
    await expect(noteOf(editor)).toHaveValue('Call them.');
  },
};

/** A failure shows above the button. The user can send the input again. */
export const SaveFailed = plays(fails('saveFollowUp', 500), async ({ canvas, msw }) => {
  const editor = await open(canvas);
  await press(editor, 'Tomorrow');
  await userEvent.type(noteOf(editor), 'Call them.');
  await save(editor);
  await showsAlert(editor, 'The follow-up was not saved.');
  await expect(noteOf(editor)).toHaveValue('Call them.');
  msw.use(mockEndpoint(saveFollowUp, followUps.ofPolicy));
  await save(editor);
  await shows(canvas, 'Follow up on 11/20/2026');
});

const sent = fn<(body: unknown) => void>();
const saving = mockEndpoint(saveFollowUp, async (request) => {
  sent(await request.json());
  return followUps.ofPolicy;
});

/** A version saved in the meantime shows next to the input. The user can keep either. */
export const Conflict: Story = {
  beforeEach: answers(of({ version: 1 }), mockFailure(saveFollowUp, 409)),
  play: async ({ canvas, msw }) => {
    const editor = await open(canvas, /^Change/);
    await userEvent.clear(noteOf(editor));
    await userEvent.type(noteOf(editor), 'Mine.');
    msw.use(of({ version: 2, note: 'From the other tab.', followUpDate: '2026-11-24' }));
    await save(editor);
    const alert = await editor.findByRole('alert');
    await expect(alert).toHaveTextContent('11/24/2026 From the other tab.');
    await expect(noteOf(editor)).toHaveValue('Mine.');
    await press(editor, 'Use the saved version');
    await expect(noteOf(editor)).toHaveValue('From the other tab.');
    await expect(dateOf(editor)).toHaveValue('11/24/2026');
    await expect(editor.queryByRole('alert')).toBeNull();
  },
};

/** The user saves their own version over the one of the other tab. */
export const ConflictSavedOver = plays({ ...Conflict }, async ({ canvas, msw }) => {
  const editor = await open(canvas, /^Change/);
  await userEvent.type(noteOf(editor), ' Mine.');
  msw.use(of({ version: 2 }));
  await save(editor);
  msw.use(saving);
  await press(editor, 'Save mine instead');
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2 })),
  );
});

export const DeleteFailed: Story = {
  beforeEach: answers(of({}), mockFailure(deleteFollowUp, 500)),
  play: async ({ canvas }) => {
    await press(canvas, /^Delete/);
    await showsAlert(canvas, 'The follow-up was not deleted.');
    await shows(canvas, 'Follow up on 11/20/2026');
    const editor = await open(canvas, /^Change/);
    await press(editor, 'Cancel');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** Undo restores the date and the private note of the deleted follow-up. */
export const Undone: Story = {
  beforeEach: answers(of({}), mockEndpoint(deleteFollowUp, { followUps: [] }), saving),
  play: async ({ canvas, msw }) => {
    await press(canvas, /^Delete/);
    msw.use(mockEndpoint(getPolicyFollowUps, { followUps: [] }));
    const undo = await canvas.findByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await shows(canvas, 'Follow up on 11/20/2026');
    const { followUpDate, note } = followUp;
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ followUpDate, note, version: null }),
    );
  },
};

/** One press finishes it, and Undo opens it again. */
export const Finished: Story = {
  beforeEach: answers(
    of({}),
    mockEndpoint(saveFollowUp, async (request) => {
      sent(await request.json());
      return {
        followUps: [{ ...followUp, closedBecause: 'Done' as const, state: 'Closed' as const }],
      };
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, /^Done: follow-up on /);
    await shows(canvas, 'The follow-up is done.');
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ isDone: true, version: followUp.version }),
    );
    await press(canvas, /^Undo/);
    const { followUpDate, note, version } = followUp;
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        subject: followUp.subject,
        key: followUp.key,
        followUpDate,
        note,
        version: version + 1,
      }),
    );
  },
};

/** A carrier without follow-ups: no button shows. */
export const NotOffered = plays(fails('getPolicyFollowUps', 404), async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /follow-up/ })).toBeNull();
});

export const Editor = plays(answers(of({})), async ({ canvas }) => {
  await expect(noteOf(await open(canvas, /^Change/))).toBeVisible();
});

export const Phone = onPhone(Editor);
