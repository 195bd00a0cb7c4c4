import { describe, expect, it } from 'vitest';
import { askPage } from '../second-step/pages/askPage.ts';
import { setUpPage } from '../second-step/pages/setUpPage.ts';
import { forgotPage } from '../link/forgotPages.ts';
import { invitation } from '../link/invitation.ts';
import { choosePage } from '../link/linkPages.ts';
import { passwordReset } from '../link/passwordReset.ts';
import { loginPage } from './loginPage.ts';

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
