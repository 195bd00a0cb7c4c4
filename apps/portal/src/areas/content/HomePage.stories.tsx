import { queryContent } from '@agent-portal/data/content/contract';
import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: StoryFrame,
  args: { address: '/home', children: <HomePage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No user is signed in: what the portal is for, and a login link that returns here. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?returnurl=%2Fhome',
    );
    await expect(await canvas.findByText('Welcome to Northfield Mutual')).toBeVisible();
  },
};

export const Agent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Dana',
    );
    await expect(await canvas.findByRole('link', { name: 'pending policies' })).toHaveAttribute(
      'href',
      '/pending-v2',
    );
    await expect(canvas.getByRole('link', { name: 'Requirements that need action' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Today' })).toHaveAttribute(
      'href',
      '/my-business',
    );
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
};

export const Phone: Story = { ...Agent, globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(queryContent, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The content could not be loaded.',
    );
  },
};
