import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { NoBusinessTypePage } from './NoBusinessTypePage.tsx';

const meta = {
  title: 'Pages/Production credit/No business type',
  component: StoryFrame,
  args: { address: '/production-credit', user: people.neither, children: <NoBusinessTypePage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A user without business in either branch opens the address: the page explains why it is empty [S2]. */
export const DirectVisit: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No production credit' }),
    ).toHaveFocus();
    await expect(canvas.getByText(/neither Individual nor Worksite/)).toBeVisible();
  },
};

export const Phone: Story = { ...DirectVisit, globals: { viewport: { value: 'phone' } } };
