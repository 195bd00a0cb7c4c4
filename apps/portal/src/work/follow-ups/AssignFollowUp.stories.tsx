import { getPolicyFollowUps, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPeople } from '@agent-portal/data/work/today/contract';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows } from '../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  onPhone,
  pageMeta,
  type Story,
  plays,
  preloads,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { aboutRequirement } from './about.ts';
import { FollowUpOn } from './FollowUpOn.tsx';

const [followUp] = followUps.ofPolicy.followUps;
if (!followUp) throw new Error('A follow-up is recorded.');
const about = aboutRequirement('NL0018O0142', {
  requirementId: followUp.key,
  requirement: followUp.what,
});

const page = (
  <>
    <PageHeader title="A requirement" />
    <FollowUpOn about={about} isOpen />
  </>
);

const of = (change: Partial<typeof followUp>) =>
  mockEndpoint(getPolicyFollowUps, { followUps: [{ ...followUp, ...change }] });

/** A follow-up that goes to another person of the agency. */
export default {
  title: 'Patterns/Follow-up that is assigned',
  ...pageMeta('/policy', page, { user: { ...people.agent, businessDate: '2026-11-18' } }),
  ...preloads(() => import('./FollowUpEditor.tsx')),
};

async function startToAssign(canvas: Canvas) {
  await press(canvas, /^Assign the follow-up/);
  return within(await screen.findByRole('dialog', { name: /^Assign: / }));
}

async function assignTo(dialog: Awaited<ReturnType<typeof startToAssign>>, who: string) {
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Assign to' }), who);
  await press(dialog, 'Assign item');
}

/** A note that is typed is not lost without a question. */
export const LeavingANote = plays(answers(of({})), async ({ canvas }) => {
  const dialog = await startToAssign(canvas);
  const note = await dialog.findByRole('textbox', { name: /^Note to the person/ });
  await userEvent.type(note, 'Call first');
  await press(dialog, 'Cancel');
  await press(screen, 'Keep editing');
  await expect(note).toHaveValue('Call first');
});

/** The follow-up moves to a person of the agency. */
export const Assigning = plays(answers(of({})), async ({ canvas, msw }) => {
  const dialog = await startToAssign(canvas);
  msw.use(
    mockEndpoint(getPolicyFollowUps, { followUps: [] }),
    mockEndpoint(saveFollowUp, { followUps: [] }),
  );
  await assignTo(dialog, 'Priya Raman');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: /^Set a follow-up/ })).toHaveFocus(),
  );
});

export const AssigningOnPhone = onPhone(answers(of({})), async ({ canvas }) => {
  const dialog = await startToAssign(canvas);
  await expect(await dialog.findByRole('combobox', { name: 'Assign to' })).toBeVisible();
});

/** Another user assigned it first, and the user no longer has it. */
export const AssignConflict = plays(answers(of({})), async ({ canvas, msw }) => {
  const dialog = await startToAssign(canvas);
  msw.use(mockEndpoint(getPolicyFollowUps, { followUps: [] }), mockFailure(saveFollowUp, 409));
  await assignTo(dialog, 'Priya Raman');
  await expect(await dialog.findByRole('button', { name: 'Assign it anyway' })).toBeVisible();
  await press(dialog, 'Leave it as it is');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A follow-up that another user gave. */
export const AssignedByAnother: Story = {
  beforeEach: answers(of({ assignedBy: 'Dana Whitfield' })),
  play: ({ canvas }) => shows(canvas, 'Assigned by Dana Whitfield'),
};

/** There is no one to assign it to. */
export const NoColleagues: Story = {
  beforeEach: answers(of({}), mockEndpoint(getPeople, { people: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Change/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Assign/ })).toBeNull();
  },
};
