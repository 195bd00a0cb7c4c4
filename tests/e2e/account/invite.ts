import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { button, dialog } from '../support.ts';

/** The newest link to an address that the outbox of the carrier has, without the origin. */
export async function linkTo(page: Page, email: string, path: string): Promise<string> {
  const sent = await (await page.request.get('/stand-ins/outbox')).text();
  const article = sent
    .split('<article')
    .find((one) => one.includes(`<dd>${email}</dd>`) && one.includes(path));
  const [, link = ''] = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(article ?? '') ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Invites a new user for claims from the page of users. Earlier runs have not used the name. */
export async function invite(page: Page, firstName: string) {
  const lastName = `Quill-${randomUUID().slice(0, 8)}`;
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  await button(page, 'Invite a user').click();
  await dialog(page).getByLabel('First name').fill(firstName);
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByRole('checkbox', { name: 'Claims' }).check();
  await button(dialog(page), 'Send invitation').click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');
  const link = await linkTo(page, email, '/auth/invitation');
  return { link, email, name: `${firstName} ${lastName}` };
}

/** Saves a password on the page that a link opened. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Save password').click();
}
