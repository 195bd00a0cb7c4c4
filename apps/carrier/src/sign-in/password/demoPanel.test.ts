import { expect, test } from 'vitest';
import { demoAccounts, demoPassword, demoUsername } from '../demoAccounts.ts';
import { demoPanel } from './demoPanel.ts';

const page = String(
  await demoPanel(
    { returnUrl: '/home', audience: 'normal', isProbed: true },
    demoAccounts,
    '2026-11-18',
  ),
);

test('has a button for each demonstration account, which sends its name', () => {
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

test('shows sub-accounts apart from agents and home office', () => {
  const [others = '', subAccounts = ''] = page.split('<details>');
  for (const account of demoAccounts) {
    const [its, not] = account.roles ? [subAccounts, others] : [others, subAccounts];
    expect(its).toContain(`value="${demoUsername(account)}"`);
    expect(not).not.toContain(`value="${demoUsername(account)}"`);
  }
});

test('says which day the data shows', () => {
  expect(page).toContain('Demonstration data as of 11/18/2026');
});

test('sends the shared password, which it shows', () => {
  expect(page).toContain(`name="password" value="${demoPassword}"`);
  expect(page).toContain(`<strong>${demoPassword}</strong>`);
});
