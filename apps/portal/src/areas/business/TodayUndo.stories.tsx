import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { deleteFollowUp, saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { getToday } from '@agent-portal/data/work/today/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { assign, assignedText, carrierWithUndo, first, startToAssign } from './todayStory.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';

/** An assignment of Today is taken back. */
const meta = {
  title: 'Pages/Today, undoing an assignment',
  component: StoryFrame,
  args: { address: '/my-business', children: <MyBusinessPage /> },
  parameters: pageParameters,
  // Preload lazy code: a cold dev server takes longer than the timeout of the tests.
  loaders: [async () => ({ ahead: [await import('../../work/follow-ups/FollowUpEditor.tsx')] })],
  beforeEach: (story) => {
    freshPage(story);
    story.msw.use(...carrierWithUndo());
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Another user changed the item after it was assigned: the undo says so, and offers no second try. */
export const UndoConflict: Story = {
  play: async ({ canvas, msw }) => {
    await assign(await startToAssign(canvas));
    await canvas.findByText(assignedText);
    msw.use(mockFailure(deleteFollowUp, 409));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^It was not taken back\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Undo|Try again/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/was not taken back/)).toBeNull();
  },
};

/** A carrier that does not say what it saved: nothing can be taken back. */
export const WithoutUndo: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(saveFollowUp, { followUps: [] })),
  play: async ({ canvas }) => {
    await assign(await startToAssign(canvas));
    await expect(
      await screen.findByText(`${first.what}, ${first.who}, is assigned to Priya Raman.`),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await assign(await startToAssign(canvas));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    // The name of the next client is under the note, not behind it.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    const name = document.activeElement;
    const { x = 0, y = 0, height = 0 } = name?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(x + 4, y + height / 2)).toBe(name);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The assignment is written, and then the queue cannot be read: it stays, with the offer to take it back. */
export const ReloadFails: Story = {
  play: async ({ canvas, msw }) => {
    const panel = await startToAssign(canvas);
    msw.use(mockFailure(getToday, 500));
    await assign(panel);
    await expect(await canvas.findByText(/^Your queue could not be updated/)).toBeVisible();
    await expect(canvas.getByText(assignedText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Overdue' })).toBeVisible();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  },
};
