import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { RequiresPingPage } from './RequiresPingPage.tsx';

const meta = {
  title: 'Pages/Requires single sign-on',
  component: StoryFrame,
  args: {
    address: '/requires-ping',
    user: people.homeOfficeAsUnlinked,
    children: <RequiresPingPage />,
  },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Home office acts for an agent without a linked single sign-on account [S5, guard 3]. */
export const Unlinked: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Single sign-on account required' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(/^Dana Whitfield has no linked/)).toBeVisible();
  },
};

/** An anonymous visitor opens the address directly. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The agent has no linked/)).toBeVisible();
  },
};

export const Phone: Story = { ...Unlinked, globals: { viewport: { value: 'phone' } } };
