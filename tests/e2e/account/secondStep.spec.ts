import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { button, dialog, drawn, expectAccessible, logIn, signIn, signOut } from '../support.ts';

const security = '/account-settings/security';

/**
 * The code of an app, this many periods of 30 seconds from now. Each code works once, and also one
 * period earlier or later.
 */
const codeOf = (secret: string, periods: -1 | 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

async function openAndLogIn(page: Page, username: string, typed?: string, to = security) {
  await page.goto(`/auth/login?returnurl=${encodeURIComponent(to)}`);
  await logIn(page, username, typed);
}

/** Enters the password in the dialog that asks for it, and presses its button. */
async function confirm(page: Page, command: string): Promise<void> {
  await dialog(page)
    .getByLabel(/^Password/)
    .fill('northfield');
  await button(dialog(page), command).click();
}

/** Stores the recovery codes on screen. */
async function keepCodes(page: Page): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await button(dialog(page), 'I saved the codes').click();
  await expect(dialog(page)).toHaveCount(0);
  return codes;
}

test('an app is turned on, signs in with codes that work once, and is turned off @main', async ({
  page,
}) => {
  const username = 'solo@northfield.example';
  await signIn(page, 'solo', security);
  await drawn(page);
  await expectAccessible(page);
  await button(page, 'Set up an app').click();
  await confirm(page, 'Continue');
  const secret = (await dialog(page).locator('strong[translate]').textContent()) ?? '';
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expectAccessible(page);
  await dialog(page).getByLabel(/^Code/).fill(codeOf(secret, -1));
  await button(dialog(page), 'Turn on').click();
  const [first = ''] = await keepCodes(page);
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  await signOut(page);
  await openAndLogIn(page, username, undefined, '/pending?page=2#main');
  await expect(page).toHaveURL(/\/auth\/second-step$/);
  await expectAccessible(page);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toContainText('This code is incorrect');
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await button(page, 'Log in').click();
  await expect(page).toHaveURL(/\/pending\?page=2#main$/);

  await signOut(page);
  await openAndLogIn(page, username);
  await page.getByText('Use a recovery code', { exact: true }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(first.toLowerCase());
  await button(page, 'Log in with this code').click();
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await button(page, 'Turn off').click();
  await confirm(page, 'Turn app off');
  await expect(
    page.getByText('You log in with your password alone', { exact: false }),
  ).toBeVisible();
});

test('a passkey is added, signs in, and is removed @main', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, 'individual', security);
  await button(page, 'Add a passkey').click();
  await dialog(page).getByLabel('Name').fill('Test laptop');
  await confirm(page, 'Add passkey');
  await keepCodes(page);
  await expect(page.getByText('Test laptop')).toBeVisible();

  await signOut(page);
  await openAndLogIn(page, 'individual@northfield.example');
  await button(page, 'Use a passkey').click();
  await expect(page).toHaveURL(new RegExp(`${security}$`));
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Last used');
  await button(page, 'Remove Test laptop').click();
  await confirm(page, 'Remove passkey');
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
});
