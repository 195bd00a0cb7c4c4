import { expect, test } from '@playwright/test';
import { actAs, expectAccessible, signIn } from '../support.ts';

test('the later of two saves sees both versions, and chooses one', async ({ page, browser }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const [tab, account] of [
    [page, 'solo'],
    [other, 'solo'],
  ] as const) {
    await signIn(tab, account, '/account-settings/policy');
    await expect(tab.getByLabel('E-mail')).toBeVisible();
  }
  await expectAccessible(page);
  await other.getByLabel('E-mail').fill('theirs@example.com');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Last saved on .* by /)).toBeVisible();

  await page.getByLabel('E-mail').fill('mine@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('theirs@example.com');
  await expect(conflict).toContainText('mine@example.com');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('mine@example.com');

  await page.getByLabel('Access code').fill('Open42');
  await page.getByRole('navigation', { name: 'Account settings' }).getByText('Help').click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Access code')).toHaveValue('Open42');
  await context.close();
});

for (const account of ['individual', 'historical', 'sso'])
  test(`${account} reads and saves its delivery by keyboard alone, on a phone of 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, account, '/account-settings/policy');
    const email = page.getByLabel('E-mail');
    await email.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`${account}@example.com`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Last saved on .* by /)).toBeVisible();
    await expectAccessible(page);
    const isWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    await page.reload();
    await expect(email).toHaveValue(`${account}@example.com`);
  });

test('a save for an agent of the downline names it and its market @main', async ({ page }) => {
  await signIn(page, 'agent', '/account-settings/policy?viewAs=4473310');
  await page.getByLabel('E-mail').fill('marco@example.com');
  const saving = page.waitForRequest(/UpdatePolicyDeliveryOptions/);
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = new URL((await saving).url()).searchParams;
  expect(asked.get('ViewAsAgentNumber')).toBe('4473310');
  expect(asked.get('ViewAsMarketCode')).toMatch(/^\w+$/);
  await expect(page.getByText(/^Last saved on .* by /)).toBeVisible();
});

test('home office saves for the agent that it acts for, under its own name', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4480055');
  await page.goto('/account-settings/policy');
  await page.getByLabel('E-mail').fill('office@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Last saved on .* by Carol Denney\.$/)).toBeVisible();
});
