import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from './support.ts';

/** A pending policy of June Abara, which no recorded answer contains. */
async function policyOfJune(page: Page): Promise<string> {
  await signIn(page, 'solo', '/pending');
  await settled(page);
  const link = page.locator('table a[href^="/policy/"]').first();
  return (await link.textContent()) ?? '';
}

/** Opens the form with another kind of action than those that change the requirement. */
async function openForm(page: Page, policyNumber: string) {
  await page.goto(`/policy/${policyNumber}/actions`);
  await page.getByLabel('Action', { exact: true }).selectOption('Request contact');
  return page.getByRole('textbox', { name: 'Note' });
}

const bar = (page: Page) => page.getByRole('group', { name: 'Commands' });
const takeAction = (page: Page) => page.getByRole('link', { name: 'Take action', exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send to the carrier' });

test('a row of the list leads to its action, with the requirement chosen', async ({ page }) => {
  await signIn(page, 'agent', '/pending?takeAction=true');
  await settled(page);
  const link = page.getByRole('link', { name: /^Take action on .* of / }).first();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  const [, requirement = ''] = /^Take action on (.*) of /.exec(name) ?? [];
  const select = page.getByRole('combobox', { name: 'Requirement' });
  await expect(select.locator('option:checked')).toHaveText(requirement);
  await expectAccessible(page);
});

test('a pending policy says why, and the keyboard leads from there to the action @main', async ({
  page,
}) => {
  await signIn(page, 'agent', '/policy/NL0016B8835/details');
  await expect(
    page.getByText('Waiting for the replacement form requested on 10/29, 6 days late.'),
  ).toBeInViewport();
  await expect(page.getByText('Who must act: You', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  await takeAction(page).press('Enter');
  const chosen = page.getByRole('combobox', { name: 'Requirement' }).locator('option:checked');
  await expect(chosen).toHaveText('Replacement form');
});

for (const width of [390, 320])
  test(`at ${width} px the bar to call or act stays, and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'agent', '/policy/NL0016B8835/details');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    const end = page.getByRole('contentinfo');
    const hidden = async () => {
      // The page grows while its last cards load.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [last, over] = [await end.boundingBox(), await bar(page).boundingBox()];
      return (last?.y ?? 0) + (last?.height ?? 0) - (over?.y ?? 0);
    };
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await takeAction(page).click();
    await expect(page).toHaveURL(/\/actions\?requirement=NL0016B8835-1$/);
    await expect(bar(page)).toBeHidden();
  });

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the form is on screen at ${size.width} px, and names its person while it scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signIn(page, 'agent', '/policy/NL0018O0142/actions?requirement=NL0018O0142-1');
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('For Okafor, Ifeoma, NL0018O0142')).toBeInViewport();
    const head = page.locator('[data-part="thing-head"]');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(head).toContainText('Okafor, Ifeoma');
  });
}

test('the page confirms a sent action and lists it, and two presses send it once @main', async ({
  page,
}) => {
  const policyNumber = await policyOfJune(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/API/send/takeAction')) sent.push(request.postDataJSON());
  });
  const note = await openForm(page, policyNumber);
  const text = `Call me back, ${crypto.randomUUID()}`;
  await note.fill(text);
  await sendButton(page).dblclick();
  await expect(page.getByText('Request contact was sent to the carrier.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  await expect(note).toHaveValue('');
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
});
