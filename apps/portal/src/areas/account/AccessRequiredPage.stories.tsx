import { expect } from 'storybook/test';
import { shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { AccessRequiredPage } from './AccessRequiredPage.tsx';

export default {
  title: 'Pages/Access required',
  ...pageMeta('/accessRequired', <AccessRequiredPage />, { user: people.subWithNothing }),
};

/** A sub-account does not have the role for a page: who can assign it, and where to go next [S5]. */
export const AccessRequired = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Access required' })).toHaveFocus();
  await shows(canvas, /The agent whose account you use can give it/);
  await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

export const Phone = onPhone(AccessRequired);
