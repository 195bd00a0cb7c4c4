import { impersonate, resumeHomeOffice } from '@agent-portal/data/impersonation/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { search } from '@agent-portal/data/search/contract';
import { searches } from '@agent-portal/data/search/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { open, status } from './paletteStory.ts';

/** Home office acts for an agent from the command palette, and ends that there. */
const meta = {
  title: 'Patterns/Command palette for home office',
  component: StoryFrame,
  args: { address: '/home', children: <HomePage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Home office finds whom it can act for. */
export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, searches.agents));
  },
  play: async () => {
    await open('whitfield');
    const row = await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await expect(row).toHaveTextContent('4471902, 4471918, 4471925');
  },
};

/** The carrier is being asked whether home office may act for the agent. */
export const Impersonating: Story = {
  args: { user: people.homeOffice },
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, searches.agents), mockFailure(impersonate, 'timeout'));
  },
  play: async () => {
    await open('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    await expect(await status('Act for Dana Whitfield…')).toBeVisible();
  },
};

/** The carrier did not let home office act for the agent: all is as it was. */
export const ImpersonationFailed: Story = {
  args: { user: people.homeOffice },
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, searches.agents), mockFailure(impersonate, 409));
  },
  play: async () => {
    await open('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '‘Act for Dana Whitfield’ did not work.',
    );
  },
};

/** The carrier did not give the home-office account back: all is as it was. */
export const ResumeFailed: Story = {
  args: { user: people.homeOfficeAsAgent },
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(resumeHomeOffice, 409));
  },
  play: async () => {
    await open('resume');
    await screen.findByRole('option', { name: /^Resume HO Account/ });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '‘Resume HO Account’ did not work.',
    );
  },
};
