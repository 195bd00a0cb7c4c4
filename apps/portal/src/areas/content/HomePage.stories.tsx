import { expect } from 'storybook/test';
import { leadsTo, shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, statesOf, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { HomePage } from './HomePage.tsx';

export default { title: 'Pages/Home', ...pageMeta('/home', <HomePage />) };

/** No user is signed in: what the portal is for, and a login link that returns here. */
export const Visitor = plays({ args: { user: people.visitor } }, async ({ canvas }) => {
  await leadsTo(canvas, 'Log in', '/auth/login?returnurl=%2Fhome');
  await shows(canvas, 'Welcome to Northfield Mutual');
});

export const Agent = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Dana');
  await leadsTo(canvas, 'pending policies', '/pending-v2');
  await expect(canvas.getByRole('link', { name: 'Requirements that need action' })).toBeVisible();
  await leadsTo(canvas, 'Open Today', '/my-business');
  await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
});

export const Phone = onPhone(Agent);

const states = statesOf({
  reads: ['queryContent'],
  content: (page) => page.queryByRole('link', { name: 'pending policies' }),
  failure: 'The content could not be loaded.',
});
export const Loading = states.loading;
export const Failed = states.failed;
