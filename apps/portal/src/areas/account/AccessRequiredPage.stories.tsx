import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { AccessRequiredPage } from './AccessRequiredPage.tsx';

const meta = {
  title: 'Pages/Access required',
  component: StoryFrame,
  args: {
    address: '/accessRequired',
    user: people.subWithNothing,
    children: <AccessRequiredPage />,
  },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A sub-account does not have the role for a page: who can assign it, and where to go next [S5]. */
export const AccessRequired: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access required' })).toHaveFocus();
    await expect(canvas.getByText(/The agent whose account you use can give it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};

export const Phone: Story = { ...AccessRequired, globals: { viewport: { value: 'phone' } } };
