import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, rowsOf, settled, signIn } from '../support.ts';

const policy = 'NL0018O0142';
const oneCase = `/case-management/E-${policy}`;

const opened = (page: Page) => page.locator('tr[data-detail]');

async function openRow(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
}

test('a row of the new pending list links to the group, its bills and the cases of its policy @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending-v2?sort=-date');
  await settled(page);
  await openRow(page, `Requirements of ${policy}`);
  const links = opened(page).getByRole('link');
  await expect(links.filter({ hasText: 'Lakeshore School District' })).toHaveAttribute(
    'href',
    '/group-inventory/G001000',
  );
  await expect(links.filter({ hasText: 'G001000' })).toHaveAttribute('href', '/list-bill/G001000');
  await expectAccessible(page);
  await opened(page).locator(`a[href="${oneCase}"]`).click();
  await expect(page).toHaveURL(oneCase);
});

test('a role with only policies sees the employer, and no links that it may not open', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'sub.pendingactiveterminated', '/pending-v2?sort=-date');
  await settled(page);
  await openRow(page, `Requirements of ${policy}`);
  await expect(opened(page).getByText('Lakeshore School District')).toBeVisible();
  await expect(opened(page).getByText('G001000')).toHaveCount(0);
  const own = await opened(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(own.filter((href) => !href?.startsWith('/policy-v2/'))).toEqual([]);
  expect(asked.filter((url) => /CaseManagement|ListBills/.test(url))).toEqual([]);
});

test('the agent of a policy and of an advance leads to its place in the hierarchy', async ({
  page,
}) => {
  for (const address of [
    '/pending',
    '/active',
    '/terminated-v2',
    '/commissions/debt',
    '/group-inventory',
  ]) {
    await signIn(page, 'agent', address);
    await settled(page);
    await expect(rowsOf(page).locator('a[href^="/hierarchy?agent="]').first()).toBeVisible();
  }
  await rowsOf(page).locator('a[href="/hierarchy?agent=4471902"]').first().click();
  await expect(page).toHaveURL('/hierarchy?agent=4471902');
  await signIn(page, 'sub.commissionsagentdebt', '/commissions/debt');
  await settled(page);
  await expect(page.locator('a[href^="/hierarchy"]')).toHaveCount(0);
});

test('a group of the inventory leads to its bills, if the role allows it', async ({ page }) => {
  await signIn(page, 'agent', '/group-inventory/G001000');
  await page.getByRole('link', { name: 'All bills' }).click();
  await expect(page).toHaveURL('/list-bill/G001000');
  await signIn(page, 'sub.worksiteparticipation', '/group-inventory/G001000');
  await expect(page.getByRole('heading', { name: 'Participation' })).toBeVisible();
  await expect(page.locator('#main a[href^="/list-bill"]')).toHaveCount(0);
});

test('historical access has no links from commissions to policies that it may not open', async ({
  page,
}) => {
  await signIn(page, 'historical', '/commissions');
  await settled(page);
  await expect(page.locator('#main a[href^="/policy/"]')).toHaveCount(0);
});

test("a case shows the user's follow-ups on its policy, if the user may see policies", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'agent', oneCase);
  await expect(
    page.getByRole('heading', { name: `Your follow-ups on policy ${policy}` }),
  ).toBeVisible();
  await expectAccessible(page);
  asked.length = 0;
  await signIn(page, 'sub.casemanagement', oneCase);
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Your follow-ups/ })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('FollowUps'))).toEqual([]);
});
