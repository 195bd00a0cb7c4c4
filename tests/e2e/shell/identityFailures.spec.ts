import { expect, type Page, type Route, test } from '@playwright/test';
import { actAs, rowsOf, settled, signIn } from '../support.ts';

/** The failures of a change of identity [S8]. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no network': (route) => route.abort('internetdisconnected'),
  '403': (route) => route.fulfill({ status: 403, json: { status: 403 } }),
  '500': (route) => route.fulfill({ status: 500, json: { status: 500 } }),
  // No answer, until the portal times out.
  'a time-out': (route) =>
    route
      .request()
      .frame()
      .evaluate(() => globalThis.endPatience()),
};

declare global {
  var endPatience: () => void;
}

/** The portal waits 30 s for an answer. In this test the time ends with `endPatience()`. */
const holdPatience = (page: Page) =>
  page.addInitScript(() => {
    const waiting: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      waiting.push(controller);
      return controller.signal;
    };
    globalThis.endPatience = () => {
      const reason = new DOMException('The time is over.', 'TimeoutError');
      for (const controller of waiting.splice(0)) controller.abort(reason);
    };
  });

const bar = (page: Page) => page.getByRole('region', { name: 'Whose view this is' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Find an agent' });

for (const [failure, fail] of Object.entries(failures)) {
  test(`an impersonation that fails with ${failure} says so in the panel, and works the next time`, async ({
    page,
  }) => {
    await holdPatience(page);
    await signIn(page, 'office', '/home-office-user');
    await page.route('**/API/Impersonation/Impersonate', fail);
    await box(page).fill('abara');
    const results = page.getByRole('region', { name: 'Search Results' });
    const entry = results.getByRole('button', { name: /^June Abara/ });
    await entry.click();
    await expect(page.getByRole('alert')).toContainText('You could not become June Abara.');
    await expect(page).toHaveURL('/home-office-user');
    await expect(box(page)).toHaveValue('abara');
    await expect(bar(page)).toHaveCount(0);

    await page.unroute('**/API/Impersonation/Impersonate');
    await entry.click();
    await expect(page).toHaveURL('/my-business');
    await expect(bar(page)).toContainText('Acting as June Abara (4480055)');
  });

  test(`a resume that fails with ${failure} says so in the bar, and works the next time`, async ({
    page,
  }) => {
    await holdPatience(page);
    await signIn(page, 'office', '/home');
    await actAs(page, '4471902');
    await page.goto('/pending?sort=none');
    await settled(page);
    const shown = await rowsOf(page).allInnerTexts();
    await page.route('**/auth/resumeHOUser/', fail);
    const resume = bar(page).getByRole('button', { name: 'Resume HO Account' });
    await resume.click();
    await expect(bar(page).getByRole('alert')).toHaveText(
      'Your account could not be resumed. Try again in a moment.',
    );
    await expect(page).toHaveURL('/pending?sort=none');
    await expect(bar(page)).toContainText('Acting as Dana Whitfield (4471902)');
    expect(await rowsOf(page).allInnerTexts()).toEqual(shown);

    await page.unroute('**/auth/resumeHOUser/');
    await resume.click();
    await expect(page).toHaveURL('/home-office-user');
    await expect(bar(page)).toHaveCount(0);
  });
}

test('a failed resume from the menu shows a message over the page, which stays', async ({
  page,
}) => {
  await signIn(page, 'office', '/home');
  await actAs(page, '4471902');
  await page.goto('/pending');
  await settled(page);
  await page.route('**/auth/resumeHOUser/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: /^Logged in as/ }).click();
  await page.getByRole('menuitem', { name: 'Resume HO Account' }).click();
  await expect(
    page.locator('main').getByText('Your account could not be resumed. Try again in a moment.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/pending');
  await settled(page);
});
