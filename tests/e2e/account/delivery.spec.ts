import { expect, test } from '@playwright/test';
import { actAs, drawn, expectAccessible, signIn } from '../support.ts';

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

test('delivery is closed to agents with only worksite business, and open to sub-accounts', async ({
  page,
}) => {
  await signIn(page, 'worksite', '/account-settings/policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unauthorized.');
  await signIn(page, 'sub.none', '/account-settings/policy');
  await expect(page.getByLabel('Access code')).toBeVisible();
  const agent = page.getByRole('combobox', { name: 'Agent ID' });
  await expect(agent).toHaveValue('4471902');
  await agent.fill('44719');
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.getByRole('option', { name: '4471918' }).click();
  await expect(page).toHaveURL(/agent=4471918/);
  await expect(page.getByLabel('Access code')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
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

test('an address that is too long shows its error at the field, which has the focus', async ({
  page,
}) => {
  await signIn(page, 'agent', '/account-settings/policy');
  const email = page.getByLabel('E-mail');
  await email.fill(`${'x'.repeat(100)}@example.com`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Enter an e-mail address, like/)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
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

test('a View as of another list selects the agent ID and says so, and the page asks before it discards input', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending?viewAs=4473310');
  await drawn(page);
  await page.goto('/account-settings/policy');
  const agent = page.getByRole('combobox', { name: 'Agent ID' });
  await expect(agent).toHaveValue('Reyes, Marco - 4473310');
  await expect(agent).toHaveAccessibleDescription(/^Selected because you view as this agent/);
  await expectAccessible(page);
  const choose = async (agentId: string) => {
    await agent.fill(agentId);
    await page.getByRole('option', { name: agentId }).click();
  };
  const access = page.getByLabel('Access code');
  await access.fill('Open42');
  await choose('4471918');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(access).toHaveValue('Open42');
  await choose('4471918');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/account-settings\/policy\?agent=4471918$/);
  await expect(access).toHaveValue('');
  const downline = page.getByRole('switch', { name: 'The same for my downline' });
  await expect(downline).toHaveCount(0);
  await choose('4471902');
  await expect(downline).toBeVisible();
  await page.goto('/active');
  await expect(page).toHaveURL(/viewAs=4473310/);
});

test('a save is confirmed, and another agent shows without a question', async ({ page }) => {
  await signIn(page, 'agent', '/account-settings/policy?agent=4471925');
  const email = page.getByLabel('E-mail');
  const agent = page.getByRole('combobox', { name: 'Agent ID' });
  const choose = async (agentId: string) => {
    await agent.fill(agentId);
    await page.getByRole('option', { name: agentId }).click();
    await expect(page).toHaveURL(new RegExp(`agent=${agentId}$`));
    await expect(email).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await expect(email).toBeVisible();
  await choose('4471918');
  await choose('4471925');
  await email.fill('desk@example.com');
  await page.getByLabel('Access code').fill('Open42');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText(
    /Policy delivery is saved/,
  );
  await choose('4471918');
  await choose('4471925');
  await expect(email).toHaveValue('desk@example.com');
});

test('an agent without a downline and with one agent ID has no choice of either', async ({
  page,
}) => {
  await signIn(page, 'solo', '/account-settings/policy');
  await expect(page.getByLabel('Access code')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Agent ID' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'The same for my downline' })).toHaveCount(0);
});

test('home office saves for the agent that it acts for, under its own name', async ({ page }) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4480055');
  await page.goto('/account-settings/policy');
  await page.getByLabel('E-mail').fill('office@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Last saved on .* by Carol Denney\.$/)).toBeVisible();
});
