import { readFile } from 'node:fs/promises';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, type Page, test } from '@playwright/test';
import { actAs, expectAccessible, rowsOf, settled, signIn } from '../support.ts';

const list = '/case-management';
const caseOf = (policyNumber: string) => `${list}/E-${policyNumber}`;

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

test('the cases sort, filter and page, and the address has it @main', async ({ page }) => {
  await signIn(page, 'agent', list);
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Event date/ }).click();
  await expect(page).toHaveURL(/sort=-eventDate$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Primary Insured', { exact: true }).fill('ifeoma okafor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/insured=ifeoma\+okafor/);
  await expect(rowsOf(page).first()).toContainText('Okafor, Ifeoma');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText(
    'Primary Insured: ifeoma okafor',
  );
  await page.goto(`${list}?eventType=Declined`);
  await settled(page);
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Declined');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Cases-\d\d-\d\d-\d{4}\.xlsx$/);
  const bytes = await readFile(await download.path());
  const { rows } = await readWorkbook(new Response(bytes).body!);
  expect(new Set(rows.slice(1).map((row) => row[3]?.value))).toEqual(new Set(['Declined']));
});

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
  const dialog = page.getByRole('dialog', { name: 'Resend e-mail' });
  await expect(dialog).toContainText('maria.ferreiracastellanos92@example.com');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Resend e-mail', exact: true }).click();
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

test('a failed e-mail is not retried automatically', async ({ page }) => {
  let calls = 0;
  await page.route(/ResendEmail/, (route) => {
    calls += 1;
    return route.fulfill({ status: 503, json: { status: 503, title: 'Away' } });
  });
  await signIn(page, 'agent', caseOf('NL0018O0142'));
  await page.getByRole('button', { name: /^Resend e-mail/ }).click();
  await page.getByRole('button', { name: 'Resend e-mail', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'The e-mail was not sent.',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(history(page).first()).toBeVisible();
  expect(calls).toBe(1);
});

test('a sub-account corrects a wrong address, and sees both versions after a concurrent change', async ({
  page,
}) => {
  await signIn(page, 'sub.casemanagement', caseOf('NL0016A2206'));
  await expect(page.getByText('Needs your attention')).toBeVisible();
  await page.getByRole('button', { name: 'Correct e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct e-mail address' });
  const field = dialog.getByRole('textbox', { name: /^E-mail/ });
  await field.fill('joel at home');
  await dialog.getByRole('button', { name: 'Save and resend' }).click();
  await expect(dialog.getByText(/^Enter an e-mail address/)).toBeVisible();
  await field.fill('joel@example.com');
  // The same user is faster in another tab.
  const token = (await page.context().cookies()).find(({ name }) => name === '__Host-csrf')?.value;
  const faster = await page.request.post('/API/CaseManagement/Cases/E-NL0016A2206/Recipient', {
    data: { recipientEmail: 'faster@example.com', version: 1 },
    headers: { Origin: new URL(page.url()).origin, 'X-CSRF-Token': token ?? '' },
  });
  expect(faster.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save and resend' }).click();
  await expect(dialog).toContainText('This case was changed in another tab or on another device');
  await expect(dialog).toContainText(
    'its e-mail goes to faster@example.com. You entered joel@example.com',
  );
  await dialog.getByRole('button', { name: 'Save and resend' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(history(page).first()).toContainText('To joel@example.com');
  await expect(page.getByText('Needs your attention')).toHaveCount(0);
});

test('home office voids an envelope for the agent, and the history names the user', async ({
  page,
}) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await page.goto(caseOf('NL0015Z9071'));
  await page.getByRole('button', { name: 'More commands' }).click();
  await page.getByRole('menuitem', { name: 'Void envelope' }).click();
  const dialog = page.getByRole('dialog', { name: 'Void envelope' });
  await dialog.getByRole('button', { name: 'Void envelope', exact: true }).click();
  await expect(dialog.getByText('Enter why the envelope is voided.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The client chose another plan.');
  await dialog.getByRole('button', { name: 'Void envelope', exact: true }).click();
  await expect(history(page).first()).toContainText(/Voided by .+, home office/);
  await expect(history(page).first()).toContainText('The client chose another plan.');
  await expect(page.getByRole('button', { name: /^Resend e-mail/ })).toHaveCount(0);
});

test('a policy leads to its case, and the case back to the policy', async ({ page }) => {
  await signIn(page, 'agent', '/policy/NL0018O0142/details');
  await page.getByRole('link', { name: 'E-NL0018O0142' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okafor, Ifeoma');
  await page.getByRole('link', { name: 'NL0018O0142', exact: true }).click();
  await expect(page).toHaveURL('/policy/NL0018O0142/details');
});
