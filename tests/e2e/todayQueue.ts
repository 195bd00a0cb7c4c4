import type { Page } from '@playwright/test';

/** The second tab of Today. */
export const figuresAddress = '/my-business?tab=my-business';

export const groupOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

export const linesOf = (page: Page, title: string) => groupOf(page, title).locator('[data-line]');

/** The item that shows. */
export const paneOf = (page: Page) => page.locator('[data-part="item"]');
