import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn, watchConsole } from '../support.ts';

/** Each launcher: its address, its tool, and what the tool receives from an agent [S7]. */
const launchers = [
  ['/illustration-pro', 'Illustration Pro', 'NM-4471902'],
  ['/life-portraits', 'Life Portraits', '4471902'],
  ['/ipipeline', 'iPipeline', '>4471902</saml:NameID'],
  ['/awps', 'AWPS', 'It came without fields.'],
  ['/wps', 'WPS', 'It came without fields.'],
  ['/individual-forms', 'Individual Forms Library', 'It came without fields.'],
  ['/worksite-forms', 'Worksite Forms Library', 'It came without fields.'],
] as const;
const withAgent = launchers.slice(0, 3);
const withoutLogin = launchers.slice(3);

const toolAddress = (page: Page, address: string) => new RegExp(`/stand-ins${address}(\\?.*)?$`);

async function expectTool(page: Page, address: string, tool: string, received: string) {
  await expect(page).toHaveURL(toolAddress(page, address));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool);
  await expect(page.getByText(received)).toBeVisible();
}

for (const account of ['agent', 'sub.listbill']) {
  test(`${account} opens every tool`, async ({ page }) => {
    const said = watchConsole(page);
    await signIn(page, account, '/home');
    for (const [address, tool, received] of launchers) {
      await page.goto(address);
      await expectTool(page, address, tool, received);
    }
    expect(said).toEqual([]);
  });
}

test('a visitor opens the tools that need no login, and sees the login page for the others', async ({
  page,
}) => {
  for (const [address, tool, received] of withoutLogin) {
    await page.goto(address);
    await expectTool(page, address, tool, received);
  }
  for (const [address, tool] of withAgent) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool);
    const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' });
    await expect(logIn).toHaveAttribute(
      'href',
      `/auth/login?returnurl=${encodeURIComponent(address)}`,
    );
  }
  await expectAccessible(page);
});

for (const [address, tool, received] of launchers) {
  test(`${address}/new opens a new tab without a reference to this one`, async ({ page }) => {
    await signIn(page, 'agent', '/home');
    const opened = page.waitForEvent('popup');
    await page.goto(`${address}/new`);
    const tab = await opened;
    await expectTool(tab, address, tool, received);
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
    await expect(page.getByRole('main').getByText(`${tool} is open in a new tab.`)).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: `Open ${tool}` })).toBeVisible();
    expect(page.context().pages()).toHaveLength(2);
  });

  test(`${address}/new shows a link if the browser blocks the tab`, async ({ page }) => {
    await signIn(page, 'agent', '/home');
    await page.addInitScript(() => {
      globalThis.open = () => null;
    });
    await page.goto(`${address}/new`);
    await expect(
      page.getByRole('main').getByText(`Your browser blocked the new tab. Open ${tool}`),
    ).toBeVisible();
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByText(`Open ${tool} (opens in new tab)`).click();
    await expectTool(await opened, address, tool, received);
    await expect(page.getByRole('main').getByText(`${tool} is open in a new tab.`)).toBeVisible();
  });
}

test('opening again requests a new SAML response @main', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('IPipelineResponse')) asked += 1;
  });
  await page.goto('/ipipeline/new');
  await expect(page.getByRole('main').getByText('iPipeline is open in a new tab.')).toBeVisible();
  const before = asked;
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open it again' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('iPipeline');
  expect(asked).toBe(before + 1);

  const xml = (await tab.locator('pre').textContent()) ?? '';
  // A separate page, because Trusted Types forbid parsing text in the portal's page.
  const blank = await page.context().newPage();
  const root = await blank.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/xml').documentElement.localName,
    xml,
  );
  expect(root).toBe('Response');
});

test('Back from a tool shows the launcher, and does not open the tool again', async ({ page }) => {
  await signIn(page, 'agent', '/home');
  await page.goto('/illustration-pro');
  await expect(page).toHaveURL(toolAddress(page, '/illustration-pro'));
  await page.goBack();
  await page.getByRole('button', { name: 'Open Illustration Pro' }).click();
  await expectTool(page, '/illustration-pro', 'Illustration Pro', 'NM-4471902');
});

test('/home offers a sub-account without roles no link that it may not open', async ({ page }) => {
  await signIn(page, 'sub.none', '/home');
  const main = page.locator('#main');
  await expect(main.getByRole('link', { name: 'AWPS' })).toBeVisible();
  await expect(main).toContainText('iPipeline');
  for (const name of ['iPipeline', 'Case Management', 'pending policies', 'commissions'])
    await expect(main.getByRole('link', { name })).toHaveCount(0);
});
