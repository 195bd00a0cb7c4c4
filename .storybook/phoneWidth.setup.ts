import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const phone = { width: 375, height: 812 };

/** Storybook's rules, but for the colours, which are the same at every width. */
const options = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, options);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * After the test of a page's story: the same state on a phone, held against axe once the page has come
 * to rest. Menus that a change of width closes are gone by then; they have stories of their own.
 */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { readonly storyId?: string };
  const { innerWidth: width, innerHeight: height } = globalThis;
  if (!storyId.startsWith('pages-') || width <= phone.width) return;
  await page.viewport(phone.width, phone.height);
  await expect.poll(violations, { message: 'on a phone', timeout: 30_000 }).toEqual([]);
  await page.viewport(width, height);
});
