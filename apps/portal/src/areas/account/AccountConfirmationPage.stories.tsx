import { expect } from 'storybook/test';
import { leadsTo } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { AccountConfirmationPage } from './AccountConfirmationPage.tsx';

export default {
  title: 'Pages/Account confirmation',
  ...pageMeta('/account-confirmation', <AccountConfirmationPage />, {
    layout: 'banner',
    user: people.visitor,
  }),
};

/** No navigation: only the banner with the logo, which links to /home, and the login link [S1, S2]. */
export const Visitor = plays(async ({ canvas }) => {
  await leadsTo(canvas, 'Log in', '/auth/login?returnurl=%2Fhome');
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByRole('banner')).toBeVisible();
});

export const SignedIn = plays({ args: { user: people.agent } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Go to Home' })).toBeVisible();
});

export const Phone = onPhone(Visitor);
