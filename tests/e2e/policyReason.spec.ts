import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, settled, signIn } from './support.ts';

const details = '/policy/NL0016B8835/details';
const why =
  'Waiting for the replacement form requested on 10/29, 6 days late. Complete the form and send it.';

const bar = (page: Page) => page.getByRole('group', { name: 'Commands' });
const takeAction = (page: Page) => page.getByRole('link', { name: 'Take action', exact: true });

test('a pending policy says why, and the keyboard leads from there to the action @main', async ({
  page,
}) => {
  await signIn(page, 'agent', details);
  await expect(page.getByText(why)).toBeInViewport();
  await expect(page.getByText('Who must act: You', { exact: true })).toBeInViewport();
  const call = page.getByRole('link', { name: /^Call Ferreira-Castellanos, Maria, \(/ });
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expectAccessible(page);
  await takeAction(page).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('combobox', { name: 'Requirement' }).locator('option:checked');
  await expect(chosen).toHaveText('Replacement form');
});

test('both pending lists say when a policy is due, how late it is, and who must act', async ({
  page,
}) => {
  for (const address of ['/pending', '/pending-v2']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'agent', `${address}?policyNumber=NL0016B8835`);
    await settled(page);
    const row = page.locator('table tbody tr').first();
    await expect(row).toContainText(address === '/pending' ? 'You by 11/12' : '11/12/2026');
    await expect(row).toContainText('6 days late');
    await expect(row.getByText(/^You/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Requirements of NL0016B8835' }).click();
  await expect(page.getByText(why)).toBeVisible();
});

for (const width of [390, 320])
  test(`at ${width} px the bar to call or act stays, and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'agent', details);
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
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
])
  test(`at ${size.width} by ${size.height} px the client is named next to the button that sends`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signIn(page, 'agent', '/policy/NL0016B8835/actions');
    const send = page.getByRole('button', { name: 'Send to the carrier' });
    await send.scrollIntoViewIfNeeded();
    await send.focus();
    await expect(send).toBeInViewport();
    await expect(page.getByText('For Ferreira-Castellanos, Maria, NL0016B8835')).toBeInViewport();
  });
