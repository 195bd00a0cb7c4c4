import { impersonationMocks } from '@agent-portal/data/impersonation/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { HomeOfficeUserPage } from './HomeOfficeUserPage.tsx';

const meta = {
  title: 'Pages/Home office',
  component: StoryFrame,
  args: { address: '/home-office-user', user: people.homeOffice, children: <HomeOfficeUserPage /> },
  parameters: pageParameters,
  beforeEach: (story) => freshPage(story, impersonationMocks),
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Home office acts for no agent yet: who is signed in, the agent search, and the recent agents. */
export const NoAgentSelected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Act for an agent',
    );
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Find an agent' })).toHaveFocus(),
    );
    await expect(canvas.getByText(/^You are logged in as Carol Denney/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Become a User' })).toBeVisible();
    const recent = await canvas.findByRole('region', { name: 'Recent Impersonations' });
    await expect(within(recent).getByRole('button', { name: /^June Abara/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
  },
};

/** Home office acts for an agent already: for whom, and the link back. */
export const WhileActing: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You act for Dana Whitfield \(4471902\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible();
  },
};

export const Phone: Story = { ...NoAgentSelected, globals: { viewport: { value: 'phone' } } };
