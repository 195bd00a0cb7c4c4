import { expect, within } from 'storybook/test';
import { leadsTo, shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, plays } from '../../testing/story.ts';
import { ErrorRoutePage } from './ErrorRoutePage.tsx';

export default { title: 'Pages/Error', ...pageMeta('/error', <ErrorRoutePage />) };

/** A guard redirects here when the user may not open a page: the message of [S8], and whom to call. */
export const ErrorPage = plays(async ({ canvas }) => {
  const page = within(await canvas.findByRole('main'));
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong.' })).toHaveFocus();
  await shows(page, 'Please refresh the page or try again later.');
  await leadsTo(page, '(800) 555-0142', 'tel:+18005550142');
  await shows(page, /Friday 7 a\.m\. to 5 p\.m\. CST/);
});

/** A feature is off: there is no retry, because it would not help. */
export const Off = plays({ args: { address: '/error?because=off' } }, async ({ canvas }) => {
  const page = within(await canvas.findByRole('main'));
  await expect(page.getByRole('heading', { name: 'This page is not available' })).toHaveFocus();
  await expect(page.queryByText(/try again/)).toBeNull();
  await expect(document.title).toBe('This page is not available · Northfield Mutual');
});

export const Phone = onPhone(ErrorPage);
