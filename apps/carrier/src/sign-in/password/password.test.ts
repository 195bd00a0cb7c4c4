import { describe, expect, it, test } from 'vitest';
import { askPage } from '../second-step/pages/askPage.ts';
import { setUpPage } from '../second-step/pages/setUpPage.ts';
import { forgotPage } from '../link/forgotPages.ts';
import { invitation } from '../link/invitation.ts';
import { choosePage } from '../link/linkPages.ts';
import { passwordReset } from '../link/passwordReset.ts';
import { loginPage } from './loginPage.ts';
import { demoAccounts, demoPassword, demoUsername } from '../demoAccounts.ts';
import { demoPanel } from './demoPanel.ts';
import { hashPassword, isPassword, isTooManyHashes } from './password.ts';

const nonce = 'n';
const pages = {
  login: loginPage({
    nonce,
    today: '2026-11-18',
    accounts: [],
    audience: 'normal',
    returnUrl: '/',
    isProbed: false,
  }),
  'second step': askPage({ nonce, username: 'a', hasAuthenticator: true, assertion: {} }),
  'set-up of a second step': setUpPage({
    nonce,
    requiredBy: 'Home office',
    secret: 'ABCD',
    qr: { size: 1, path: '' },
    registration: {},
    device: 'Chrome on Windows',
  }),
  'forgotten password': forgotPage({ nonce }),
  'new password': choosePage(passwordReset, nonce, {
    user: { username: 'a', firstName: 'A', lastName: 'B' },
    agent: null,
  }),
  invitation: choosePage(invitation, nonce, {
    user: { username: 'a', firstName: 'A', lastName: 'B' },
    agent: { username: 'b', firstName: 'B', lastName: 'C' },
  }),
};

describe.each(Object.entries(pages))('the page of the %s', (_, page) => {
  it('marks each required field visibly and for screen readers', async () => {
    const text = String(await page);
    const inputs = [...text.matchAll(/<input[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => !/type="hidden"|\sreadonly\s/.test(input));
    expect(inputs.length).toBeGreaterThan(0);
    for (const input of inputs) {
      expect(input).toMatch(/\srequired\s/);
      const [, id] = /\sid="(\w+)"/.exec(input) ?? [];
      expect(text).toMatch(
        new RegExp(`<label for="${id}">[^<]+</label>\\s*<span aria-hidden="true">\\(required\\)`),
      );
    }
  });
});

const page = String(
  await demoPanel(
    { returnUrl: '/home', audience: 'normal', isProbed: true },
    demoAccounts,
    '2026-11-18',
  ),
);

test('the login page of the demonstration has a button for each demonstration account, which sends its name', () => {
  const buttons = [...page.matchAll(/<button name="username" value="([^"]+)">/g)];
  expect(new Set(buttons.map(([, username]) => username))).toEqual(
    new Set(demoAccounts.map(demoUsername)),
  );
  expect(buttons).toHaveLength(demoAccounts.length);
  for (const account of demoAccounts) {
    expect(page).toContain(`<strong>${demoUsername(account)}</strong>`);
    expect(page).toContain(`<span>${account.firstName} ${account.lastName}: `);
  }
});

test('the login page of the demonstration shows sub-accounts apart from agents and home office', () => {
  const [others = '', subAccounts = ''] = page.split('<details>');
  for (const account of demoAccounts) {
    const [its, not] = account.roles ? [subAccounts, others] : [others, subAccounts];
    expect(its).toContain(`value="${demoUsername(account)}"`);
    expect(not).not.toContain(`value="${demoUsername(account)}"`);
  }
});

test('the login page of the demonstration says which day the data shows', () => {
  expect(page).toContain('Demonstration data as of 11/18/2026');
});

test('the login page of the demonstration sends the shared password, which it shows', () => {
  expect(page).toContain(`name="password" value="${demoPassword}"`);
  expect(page).toContain(`<strong>${demoPassword}</strong>`);
});

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('northfield');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('northfield', hash)).toBe(true);
  expect(await isPassword('Northfield', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('the same password hashes differently each time', async () => {
  expect(await hashPassword('northfield')).not.toBe(await hashPassword('northfield'));
});

test('the carrier checks two passwords at once, lets 50 wait, and rejects more', async () => {
  const checks = await Promise.allSettled(Array.from({ length: 55 }, () => isPassword('nope')));
  const refused = checks.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ status: 429, headers: { 'Retry-After': '3' } });
    expect(isTooManyHashes(reason)).toBe(true);
  }
  expect(await isPassword('nope')).toBe(false);
});

test('no password matches when there is no hash', async () => {
  expect(await isPassword('northfield')).toBe(false);
});
