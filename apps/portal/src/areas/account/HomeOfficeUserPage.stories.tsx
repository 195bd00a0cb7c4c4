import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Page } from './HomeOfficeUserPage.tsx';

const meta = {
  title: 'Pages/Home office',
  component: StoryFrame,
  args: { address: '/home-office-user', user: people.homeOffice, children: <Page /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Staff who act for no agent yet: who they are, and why there are no policies to see. */
export const NoAgentSelected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Carol Denney',
    );
    await expect(canvas.getByRole('heading', { name: 'No agent selected' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
  },
};

export const Phone: Story = { ...NoAgentSelected, globals: { viewport: { value: 'phone' } } };
