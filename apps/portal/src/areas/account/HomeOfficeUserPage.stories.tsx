import { expect, waitFor, within } from 'storybook/test';
import { shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { HomeOfficeUserPage } from './HomeOfficeUserPage.tsx';

export default {
  title: 'Pages/Home office',
  ...pageMeta('/home-office-user', <HomeOfficeUserPage />, { user: people.homeOffice }),
};

/** Home office acts for no agent yet: who is signed in, the agent search, and the recent agents. */
export const NoAgentSelected = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Act for an agent',
  );
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Find an agent' })).toHaveFocus());
  await shows(canvas, /^You are logged in as Carol Denney/);
  await expect(canvas.getByRole('heading', { name: 'Become a User' })).toBeVisible();
  const recent = await canvas.findByRole('region', { name: 'Recent Impersonations' });
  await expect(within(recent).getByRole('button', { name: /^June Abara/ })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
});

/** Home office acts for an agent already: for whom, and the link back. */
export const WhileActing: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    await shows(canvas, /^You act for Dana Whitfield \(4471902\)/);
    await expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible();
  },
};

export const Phone = onPhone(NoAgentSelected);
