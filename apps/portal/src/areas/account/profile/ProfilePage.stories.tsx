import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getActiveContracts, getVertaforeInformation } from '@agent-portal/data/profile/contract';
import { profileAnswers } from '@agent-portal/data/profile/mocks';
import { expect } from 'storybook/test';
import { shows } from '../../../testing/onScreen.ts';
import { answers, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { people } from '../../../testing/people.ts';
import { ProfilePage } from './ProfilePage.tsx';

export default {
  title: 'Pages/Account settings/Profile',
  ...pageMeta('/account-settings/profile', <ProfilePage />, { user: people.sso }),
};

/** The profile is read-only, and the page says who can change it. */
export const Success = plays(async ({ canvas }) => {
  await shows(canvas, profileAnswers.vertafore.nationalProducerNumber);
  await shows(canvas, 'Not linked: changes there do not reach us');
  await shows(canvas, 'Your other agent IDs: 4471918, 4471925.');
  await shows(canvas, profileAnswers.region.office);
  await expect(canvas.getByRole('heading', { name: 'Change your details' })).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

export const Linked: Story = {
  beforeEach: answers(
    mockEndpoint(getVertaforeInformation, {
      ...profileAnswers.vertafore,
      isLinked: true,
      linkedOn: '2024-03-05',
    }),
  ),
  play: ({ canvas }) => shows(canvas, 'Linked since 03/05/2024'),
};

const states = statesOf({
  reads: ['getVertaforeInformation', 'getActiveContracts'],
  content: (page) => page.queryByText(profileAnswers.vertafore.nationalProducerNumber),
  none: [mockEndpoint(getActiveContracts, { contracts: [] })],
  empty: ['No contracts in force.'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
