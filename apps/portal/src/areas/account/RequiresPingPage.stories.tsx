import { expect } from 'storybook/test';
import { shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { RequiresPingPage } from './RequiresPingPage.tsx';

export default {
  title: 'Pages/Requires single sign-on',
  ...pageMeta('/requires-ping', <RequiresPingPage />, { user: people.homeOfficeAsUnlinked }),
};

/** Home office acts for an agent without a linked single sign-on account [S5, guard 3]. */
export const Unlinked = plays(async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'Single sign-on account required' });
  await expect(heading).toHaveFocus();
  await shows(canvas, /^Dana Whitfield has no linked/);
});

/** An anonymous visitor opens the address directly. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: ({ canvas }) => shows(canvas, /^The agent has no linked/),
};

export const Phone = onPhone(Unlinked);
