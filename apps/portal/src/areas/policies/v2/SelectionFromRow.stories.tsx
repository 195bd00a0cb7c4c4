import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rowsOf } from '../../../testing/onScreen.ts';
import { pageMeta, type Story } from '../../../testing/story.ts';
import { PendingV2Page } from './PendingV2Page.tsx';
import { bar, boxOf, second, third, toEnd } from './selectionStory.ts';

export default {
  title: 'Pages/Policies/Selection, from a row',
  ...pageMeta('/pending-v2', <PendingV2Page />),
};

/** A row with the focus has a box, which starts the selection with that row. Nothing moves. */
export const FromARow: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf('Pending')).toHaveLength(10));
    const linkOf = (row: typeof second) =>
      canvas.getByRole('link', { name: row?.primaryInsured ?? '' });
    const before = linkOf(second).getBoundingClientRect();
    linkOf(second).focus();
    // The code of the boxes may still load.
    await waitFor(() => expect(boxOf(second)).toBeVisible());
    await expect(linkOf(second).getBoundingClientRect()).toEqual(before);
    linkOf(third).focus();
    await waitFor(() => expect(boxOf(third)).toBeVisible());
    await expect(
      screen.queryByRole('checkbox', { name: `Select ${second?.primaryInsured}` }),
    ).toBeNull();
    await userEvent.click(boxOf(third));
    await waitFor(() => expect(bar()).toHaveTextContent('1 selected'));
    await expect(boxOf(third)).toBeChecked();
    await expect(boxOf(third)).toHaveFocus();
    toEnd();
  },
};

/** The box in the head starts the selection with all rows of the page. */
export const FromTheHead: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf('Pending')).toHaveLength(10));
    const box = () => screen.getByRole('checkbox', { name: 'Select all 10 on this page' });
    within(canvas.getByRole('columnheader', { name: 'Due' }))
      .getByRole('button')
      .focus();
    await waitFor(() => expect(box()).toBeVisible());
    await userEvent.click(box());
    await waitFor(() => expect(box()).toBeChecked());
    await waitFor(() => expect(bar()).toHaveTextContent('10 selected'));
    toEnd();
  },
};
