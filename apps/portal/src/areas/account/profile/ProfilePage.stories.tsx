import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import {
  getActiveContracts,
  getRegionCodeInformation,
  getVertaforeInformation,
} from '@agent-portal/data/profile/contract';
import { profileAnswers } from '@agent-portal/data/profile/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const handle = { id: 'profile', title: 'Profile', layout: 'navigation', trail: [] } as const;

const meta = {
  title: 'Pages/Account settings/Profile',
  component: StoryFrame,
  args: {
    address: '/account-settings/profile',
    handle,
    user: people.sso,
    children: <ProfilePage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The profile is read-only, and the page says who can change it. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(profileAnswers.vertafore.nationalProducerNumber),
    ).toBeVisible();
    await expect(canvas.getByText('Not linked: changes there do not reach us')).toBeVisible();
    await expect(await canvas.findByText('Your other agent IDs: 4471918, 4471925.')).toBeVisible();
    await expect(await canvas.findByText(profileAnswers.region.office)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Change your details' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Linked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getVertaforeInformation, {
        ...profileAnswers.vertafore,
        isLinked: true,
        linkedOn: '2024-03-05',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Linked since 03/05/2024')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(getVertaforeInformation, 'timeout'),
      mockFailure(getActiveContracts, 'timeout'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your details' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** No contract is in force, so there is no region. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getActiveContracts, { contracts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contracts in force.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Region' })).toBeNull();
  },
};

export const RegionFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getRegionCodeInformation, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText(profileAnswers.vertafore.nationalProducerNumber)).toBeVisible();
  },
};

export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getVertaforeInformation, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getVertaforeInformation, 503)),
  play: async ({ canvas }) => {
    const oops = { name: 'Oops! Something went wrong.' };
    await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getVertaforeInformation, 403)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
    await expect(heading).toHaveFocus();
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };
