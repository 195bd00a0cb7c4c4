import type { Browser } from 'playwright';

/** Signs the demonstration agent in, and gives the browser profile's cookies. */
export async function signIn(browser: Browser, baseURL: string): Promise<object> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.fill('input[name="username"]', 'agent@northfield.example');
  await page.fill('input[name="password"]', 'northfield');
  await page.click('button[type="submit"]');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}
