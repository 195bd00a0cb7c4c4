import axe from 'axe-core';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isMiddleTier } from './testRun.ts';

const phone = { width: 375, height: 812 };
const narrowest = { width: 320, height: 640 };

/** Storybook's rules without colors, which are the same at every width. */
const options = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations' as const],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

const widthsThatFit =
  "html, dialog[open], [role='dialog'], [role='dialog'] > [data-part='content']";

/** The names in cards that end in an ellipsis. */
const cutOff = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card] a, [data-card] a > span')].filter(
    (name) =>
      name.scrollWidth > name.clientWidth + 1 &&
      getComputedStyle(name).textOverflow === 'ellipsis' &&
      getComputedStyle(name.closest('tr') ?? name).display === 'grid',
  );

/** @throws with what is wider than its place */
function expectToFit(): void {
  const wide = [...document.querySelectorAll(widthsThatFit)].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  if (wide.length > 0) throw new Error(`On a phone too wide: ${wide[0]?.outerHTML.slice(0, 200)}`);
  const [name] = cutOff();
  if (name) throw new Error(`On a phone cut off: ${name.outerHTML.slice(0, 200)}`);
}

/** @throws with the problems that axe finds, and with what is wider than its place */
async function findNothing(): Promise<void> {
  expectToFit();
  // `npm test` runs axe only at the page's own width (docs/testing.md).
  if (isMiddleTier) return;
  const { violations } = await axe.run(document.body, options);
  const places = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  if (places.length > 0) throw new Error(`On a phone: ${places.join('\n')}`);
}

/** After the test of a matrix, tests that its states wrap on the narrowest phones. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { readonly storyId?: string };
  if (!storyId.endsWith('--matrix')) return;
  const { innerWidth: width, innerHeight: height } = globalThis;
  await page.viewport(320, phone.height);
  await vi.waitFor(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(`At 320 px the matrix is ${scrollWidth} px wide`);
  });
  await page.viewport(width, height);
});

/**
 * After the test of a page's story, tests the same state at the width of a phone with axe, once the
 * layout is stable, and that it fits on the narrowest phone. Menus that close on a change of width have
 * separate stories.
 */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { readonly storyId?: string };
  const { innerWidth: width, innerHeight: height } = globalThis;
  if (!storyId.startsWith('pages-') || width <= phone.width) return;
  await page.viewport(phone.width, phone.height);
  // An element half under the sticky header measures too small, so scroll to the top.
  globalThis.scrollTo(0, 0);
  await vi.waitFor(findNothing, { timeout: 30_000 });
  await page.viewport(narrowest.width, narrowest.height);
  await vi.waitFor(expectToFit, { timeout: 30_000 });
  await page.viewport(width, height);
});
