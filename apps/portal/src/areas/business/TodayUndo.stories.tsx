import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { deleteFollowUp, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { getToday } from '@agent-portal/data/work/today/contract';
import { expect, screen, waitFor } from 'storybook/test';
import { press, shows } from '../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, type Story, plays, preloads } from '../../testing/story.ts';
import { assign, assignedText, carrierWithUndo, first, startToAssign } from './todayStory.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';

/** An assignment of Today is taken back. */
export default {
  title: 'Pages/Today, undoing an assignment',
  ...pageMeta('/my-business', <MyBusinessPage />, {}, ({ msw }) => msw.use(...carrierWithUndo())),
  ...preloads(() => import('../../work/follow-ups/FollowUpEditor.tsx')),
};

/** Another user changed the item after it was assigned: the undo says so, and offers no second try. */
export const UndoConflict = plays(async ({ canvas, msw }) => {
  await assign(await startToAssign(canvas));
  await canvas.findByText(assignedText);
  msw.use(mockFailure(deleteFollowUp, 409));
  await press(canvas, 'Undo');
  await shows(canvas, /^It was not taken back\./);
  await expect(canvas.queryByRole('button', { name: /Undo|Try again/ })).toBeNull();
  await press(canvas, 'Dismiss');
  await expect(canvas.queryByText(/was not taken back/)).toBeNull();
});

/** A carrier that does not say what it saved: nothing can be taken back. */
export const WithoutUndo: Story = {
  beforeEach: answers(mockEndpoint(saveFollowUp, { followUps: [] })),
  play: async ({ canvas }) => {
    await assign(await startToAssign(canvas));
    await shows(screen, `${first.what}, ${first.who}, is assigned to Priya Raman.`);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const OnPhone = onPhone(async ({ canvas, canvasElement }) => {
  await assign(await startToAssign(canvas));
  await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  // The name of the next client is under the note, not behind it.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  const name = document.activeElement;
  const { x = 0, y = 0, height = 0 } = name?.getBoundingClientRect() ?? {};
  await expect(document.elementFromPoint(x + 4, y + height / 2)).toBe(name);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

/** The assignment is written, and then the queue cannot be read: it stays, with the offer to take it back. */
export const ReloadFails = plays(async ({ canvas, msw }) => {
  const panel = await startToAssign(canvas);
  msw.use(mockFailure(getToday, 500));
  await assign(panel);
  await shows(canvas, /^Today could not be updated/);
  await shows(canvas, assignedText);
  await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Overdue' })).toBeVisible();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});
