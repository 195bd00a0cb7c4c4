import { expect, type Page, test } from '@playwright/test';
import { button, dialog, expectAccessible, signIn } from '../support.ts';

const list = '/case-management';
const caseOf = (policyNumber: string) => `${list}/E-${policyNumber}`;

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

test('an e-mail is sent again once after a confirmation, and is in the history and the outbox @main', async ({
  page,
}) => {
  await signIn(page, 'agent', caseOf('NL0016B8835'));
  await expect(history(page)).toHaveCount(3);
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ResendEmail')) sent.push(request.headers()['x-csrf-token'] ?? '');
  });
  await page.getByRole('button', { name: 'Resend e-mail to Ferreira-Castellanos, Maria' }).click();
  await button(dialog(page), 'Resend e-mail').click();
  await expect(page.getByText(/^The e-mail is on its way to maria\./)).toBeVisible();
  await expect(history(page)).toHaveCount(4);
  await expect(history(page).first()).toContainText('Resent by Dana Whitfield');
  await page.reload();
  await expect(history(page)).toHaveCount(4);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toBe('');
  await page.goto('/stand-ins/outbox');
  await expect(page.getByRole('article').first()).toContainText(
    'Please sign your application (NL0016B8835)',
  );
  await expectAccessible(page);
});

test('a policy leads to its case, and the case back to the policy', async ({ page }) => {
  await signIn(page, 'agent', '/policy/NL0018O0142/details');
  await page.getByRole('link', { name: 'E-NL0018O0142' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okafor, Ifeoma');
  await page.getByRole('link', { name: 'NL0018O0142', exact: true }).click();
  await expect(page).toHaveURL('/policy/NL0018O0142/details');
});
