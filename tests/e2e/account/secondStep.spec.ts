import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { drawn, expectAccessible, signIn, signOut } from '../support.ts';

const security = '/account-settings/security';
const demoPassword = 'northfield';
const password = 'four words in a row';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

/**
 * The code of an app, this many periods of 30 seconds from now. Each code works once, and also one
 * period earlier or later.
 */
const codeOf = (secret: string, periods: -1 | 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** Enters the user name and the password on the login page. */
async function logIn(page: Page, username: string, typed: string, returnUrl = security) {
  await page.goto(`/auth/login?returnurl=${encodeURIComponent(returnUrl)}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await button(page, 'Log in').click();
}

/** Enters the password in the dialog that asks for it, and presses its button. */
async function confirm(page: Page, command: string): Promise<void> {
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(demoPassword);
  await inDialog(page, command).click();
}

/** Stores the recovery codes on screen. */
async function keepCodes(page: Page): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  await inDialog(page, 'I saved the codes').click();
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
  await dialog(page)
    .getByLabel(/^Password/)
    .fill('not it');
  await inDialog(page, 'Continue').click();
  await expect(dialog(page)).toContainText('Password is incorrect.');
  await confirm(page, 'Continue');
  const secret = (await dialog(page).locator('strong[translate]').textContent()) ?? '';
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expectAccessible(page);
  await page.route('**/SecondStep/Authenticator/Confirmation', (route) => route.abort(), {
    times: 1,
  });
  await dialog(page).getByLabel(/^Code/).fill(codeOf(secret, -1));
  await inDialog(page, 'Turn on').click();
  await expect(dialog(page).getByRole('alert')).toContainText('The app was not turned on');
  await dialog(page).getByLabel(/^Code/).fill(codeOf(secret, -1));
  await inDialog(page, 'Turn on').click();
  const [first = ''] = await keepCodes(page);
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  await signOut(page);
  await logIn(page, username, demoPassword, '/pending?page=2#main');
  await expect(page).toHaveURL(/\/auth\/second-step$/);
  await expectAccessible(page);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toContainText('This code is incorrect');
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await button(page, 'Log in').click();
  await expect(page).toHaveURL(/\/pending\?page=2#main$/);

  await signOut(page);
  await logIn(page, username, demoPassword);
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
  await logIn(page, 'individual@northfield.example', demoPassword);
  await button(page, 'Use a passkey').click();
  await expect(page).toHaveURL(new RegExp(`${security}$`));
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Last used');
  await button(page, 'Remove Test laptop').click();
  await confirm(page, 'Remove passkey');
  await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
});

test('a user whose agent requires the second step sets it up at sign-in, and the agent can reset it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'agent', security);
  const asked = page.getByRole('switch', { name: 'Users need a second step' });
  await asked.click();
  await expect(asked).toBeChecked();
  await page.goto('/account-settings/users');
  const lastName = `Quill-${randomUUID().slice(0, 8)}`;
  const email = `vera.${lastName}@example.com`.toLowerCase();
  await button(page, 'Invite a user').click();
  await dialog(page).getByLabel('First name').fill('Vera');
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('E-mail').fill(email);
  await inDialog(page, 'Send invitation').click();
  await expect(dialog(page)).toHaveCount(0);
  const sent = await (await page.request.get('/stand-ins/outbox')).text();
  const [, link = ''] =
    new RegExp(`${email}[^]*?href="([^"]*/auth/invitation[^"]*)"`).exec(sent) ?? [];

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const delegate = await context.newPage();
  await delegate.setViewportSize({ width: 320, height: 800 });
  await delegate.goto(new URL(link).pathname + new URL(link).search);
  await delegate.getByLabel('Password', { exact: true }).fill(password);
  await button(delegate, 'Save password').click();
  await logIn(delegate, email, password);
  await expect(delegate.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await expectAccessible(delegate);
  const { isAuthenticated } = await (await delegate.request.get('/auth/userinfo')).json();
  expect(isAuthenticated).toBe(false);
  const secret = (await delegate.locator('.key').textContent()) ?? '';
  await delegate.getByLabel('Code from your authenticator app').fill(codeOf(secret, 0));
  await button(delegate, 'Turn on and log in').click();
  await expect(delegate.locator('ol.codes li')).toHaveCount(10);
  await expectAccessible(delegate);
  await delegate.getByRole('link', { name: 'I saved the codes: continue' }).click();
  await expect(delegate.getByText('Your agent requires a second step')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Second step on');
  await button(page, `Manage Vera ${lastName}`).click();
  await inDialog(page, 'Reset second step').click();
  await expect(dialog(page)).toHaveCount(0);
  await delegate.goto(security);
  await expect(delegate).toHaveURL(/\/auth\/login/);
  await context.close();

  await page.goto(security);
  await asked.click();
  await expect(asked).not.toBeChecked();
});
