import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PendingV2Page } from './PendingV2Page.tsx';

const meta = {
  title: 'Pages/Policies/Selection, from a row',
  component: StoryFrame,
  args: { address: '/pending-v2', children: <PendingV2Page /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const [, second, third] = secondPages.pending.policies;
const boxOf = (row: { readonly primaryInsured: string } | undefined) =>
  screen.getByRole('checkbox', { name: `Select ${row?.primaryInsured}` });
const bar = () => screen.getByRole('region', { name: 'Selected rows' });

/** At the end of the page, the bar covers no half of a target. */
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

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
