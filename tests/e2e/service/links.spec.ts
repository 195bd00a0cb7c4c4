import { expect, type Page, test } from '@playwright/test';
import { settled, signIn } from '../support.ts';

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
