import { expect, type Page, test } from '@playwright/test';
import { drawn, expectAccessible, requestsSent, roundTrip, settled, signIn } from '../support.ts';
import { input, open } from './openPalette.ts';

/** Waits until the page of a claim or a case shows its number. */
const settledOn = async (page: Page, number: string) => {
  await drawn(page);
  await expect(page.locator('#main').getByText(number).first()).toBeVisible();
};

for (const { kind, account, address } of [
  { kind: 'claims', account: 'sub.claims', address: '/API/Claims?ClaimNumber=C' },
  { kind: 'cases', account: 'sub.casemanagement', address: '/API/CaseManagement/Cases' },
] as const) {
  test(`a sub-account with only that role finds ${kind} by number, in upper or lower case`, async ({
    page,
  }) => {
    await signIn(page, account, '/home');
    await drawn(page);
    const answer = await page.request.get(address, { headers: { 'Api-Version': '1' } });
    const rows = (await answer.json()) as Record<string, Record<string, string>[]>;
    const row = rows[kind]?.[0];
    const number = row?.['claimNumber'] ?? row?.['envelopeId'] ?? '';
    await open(page, number.toLowerCase());
    const option = page.getByRole('option', { name: new RegExp(`^(Claim|Case) ${number} · `) });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await settledOn(page, number);
    await signIn(page, 'sub.none', '/home');
    await drawn(page);
    await open(page, number);
    await expect(
      page.locator('[data-part="status"]').getByText(`Nothing found for “${number}”.`),
    ).toBeVisible();
  });
}

test('the palette finds a client by phone number, with or without punctuation', async ({
  page,
}) => {
  await signIn(page, 'agent', '/home');
  await drawn(page);
  await open(page, '(608) 555-0176');
  const option = page.getByRole('option', { name: /^Okafor, Ifeoma · \(608\) 555-0176/ });
  await expect(option).toBeVisible();
  await input(page).fill('6085550176');
  await option.click();
  await expect(page).toHaveURL('/client/CL1000032');
});

test('commands do what the menus do, if the user may @main', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await drawn(page);
  await open(page, 'invite');
  await expect(page.getByRole('option', { name: /^Invite a user/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite a user' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/account-settings/users');

  await signIn(page, 'sub.all', '/home');
  await drawn(page);
  await open(page, 'invite');
  await expect(page.getByRole('option', { name: /^Invite a user/ })).toHaveCount(0);
  await input(page).fill('log out');
  await page.getByRole('option', { name: /^Log Out/ }).click();
  await expect(page.getByRole('link', { name: 'Log-in' })).toBeVisible();
});

test('a help topic opens on the help page', async ({ page }) => {
  await signIn(page, 'agent', '/account-settings/help');
  await drawn(page);
  await open(page, 'tax forms where');
  await page.getByRole('option', { name: /^Where are my tax forms\?/ }).click();
  await expect(page.getByText(/^Open Tax Forms and choose PDF/)).toBeVisible();
  await expect(page.getByText('I am asked to log in again. Why?')).toHaveCount(0);
});

test('home office resumes its own account with a command', async ({ page }) => {
  await signIn(page, 'office', '/home-office-user');
  await drawn(page);
  await open(page, 'whitfield');
  await page.getByRole('option', { name: /Act for Dana Whitfield/ }).click();
  await expect(page).toHaveURL('/my-business');
  await drawn(page);
  await open(page, 'resume');
  await expect(page.getByRole('option', { name: /^Resume HO Account/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home-office-user');
  await drawn(page);
  await open(page, 'resume');
  await expect(page.getByRole('option', { name: /^Resume/ })).toHaveCount(0);
});

test('the palette loads two scripts at most, and requests what a search needs only with a text', async ({
  page,
}) => {
  await signIn(page, 'agent', '/pending');
  await settled(page);
  await requestsSent(page);
  const counts = /PendingPolicyRequirements|FollowUps|PastDue|Attention|ExpiryWatch/;
  const searched = ['SavedViews', 'Sessions', 'SecondStep', 'Calendar', 'applicationConfig'];
  const asked = new Set<string>();
  let scripts = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts += 1;
    if (/^\/(API|auth)\//.test(pathname)) asked.add(pathname.split('/').at(-1) ?? '');
  });
  await page.getByRole('button', { name: 'Policy, client or page' }).click();
  await expect(page.getByRole('option', { name: /^Ending soon/ })).toBeVisible();
  await roundTrip(page);
  expect([...asked].filter((call) => !counts.test(call))).toEqual([]);
  expect(scripts).toBeLessThanOrEqual(2);
  await page.keyboard.type('p');
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(searched));
});
