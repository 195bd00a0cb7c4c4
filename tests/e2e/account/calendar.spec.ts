import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

const settings = '/account-settings/calendar';
const account = 'sub.pendingactiveterminated';

test('a calendar reads the address until it is revoked @main', async ({ page, playwright }) => {
  await signIn(page, account, '/follow-ups');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  await expect(page).toHaveURL(settings);
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  await expectAccessible(page);

  // A calendar program has no session of the portal.
  const program = await playwright.request.newContext();
  const answer = await program.get(address);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('policy ending');
  const etag = answer.headers()['etag'] ?? '';
  expect((await program.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304);

  await page.reload();
  await expect(page.getByText('Last read by a calendar')).toBeVisible();
  await expect(page.getByText('Never')).toBeHidden();
  await expect(page.getByLabel('Calendar address')).toBeHidden();

  await page.getByRole('button', { name: 'Revoke address' }).click();
  await page.getByRole('button', { name: 'Revoke now' }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();

  await page.goto('/account-settings/activity');
  await expect(page.getByText('Revoked the calendar address').first()).toBeVisible();
  await expect(page.getByText('Created a calendar address').first()).toBeVisible();
});
