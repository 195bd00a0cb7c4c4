import { expect, type Page, test } from '@playwright/test';
import { button, signIn, watchConsole } from '../support.ts';

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

async function expectTool(page: Page, [address, tool, received]: (typeof launchers)[number]) {
  await expect(page).toHaveURL(new RegExp(`/stand-ins${address}(\\?.*)?$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool);
  await expect(page.getByText(received)).toBeVisible();
}

for (const account of ['agent', 'sub.listbill']) {
  test(`${account} opens every tool`, async ({ page }) => {
    const said = watchConsole(page);
    await signIn(page, account, '/home');
    for (const launcher of launchers) {
      await page.goto(launcher[0]);
      await expectTool(page, launcher);
    }
    expect(said).toEqual([]);
    // Back shows the launcher, which does not open the tool again.
    await page.goto('/illustration-pro');
    await expectTool(page, launchers[0]);
    await page.goBack();
    await button(page, 'Open Illustration Pro').click();
    await expectTool(page, launchers[0]);
  });
}

for (const launcher of [launchers[2], launchers[3]]) {
  const [address, tool] = launcher;
  test(`${address}/new opens a new tab without a reference to this one`, async ({ page }) => {
    await signIn(page, 'agent', '/home');
    const opened = page.waitForEvent('popup');
    await page.goto(`${address}/new`);
    const tab = await opened;
    await expectTool(tab, launcher);
    expect(await tab.evaluate(() => globalThis.opener)).toBeNull();
    await expect(page.getByRole('main').getByText(`${tool} is open in a new tab.`)).toBeVisible();
    await page.reload();
    await expect(button(page, `Open ${tool}`)).toBeVisible();
    expect(page.context().pages()).toHaveLength(2);
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
  await button(page, 'Open it again').click();
  const tab = await opened;
  await expectTool(tab, launchers[2]);
  expect(asked).toBe(before + 1);
  // A separate page, because Trusted Types forbid parsing text in the portal's page.
  const blank = await page.context().newPage();
  const root = await blank.evaluate(
    (text) => new DOMParser().parseFromString(text ?? '', 'text/xml').documentElement.localName,
    await tab.locator('pre').textContent(),
  );
  expect(root).toBe('Response');
});
