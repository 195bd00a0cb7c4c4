import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import type { Mode } from '../../.storybook/modes.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

interface Pictures {
  readonly modes: Readonly<Record<string, Mode>>;
  readonly disableSnapshot?: boolean;
}

interface Channel {
  last(event: string): readonly unknown[] | undefined;
}
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;

/** The address of the Storybook, and the folder for pictures (visual.ts). */
const { VISUAL_STORYBOOK: storybook = '', VISUAL_PICTURES: pictures = '' } = process.env;

const index = path.join(storybook, 'index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** The height of a picture in pixels from the top of the page. Lists of 10,000 rows are longer. */
const highest = 4_000;

/** The width of most stories. A story can set another one. */
const usualWidth = 1280;
const usualHeight = 900;

/** The state of the toolbar. Other commands run axe. */
const globals = 'theme:light;a11y.manual:!true';

/** Starts to show a story, and returns its parameters for pictures. */
async function open(page: Page, id: string, width: number): Promise<Pictures> {
  await page.setViewportSize({ width, height: usualHeight });
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const asked = await page.waitForFunction(() => {
    if (typeof __STORYBOOK_ADDONS_CHANNEL__ === 'undefined') return undefined;
    const [prepared] = __STORYBOOK_ADDONS_CHANNEL__.last('storyPrepared') ?? [];
    const story = prepared as { parameters: { chromatic?: object } } | undefined;
    return story && JSON.stringify({ modes: {}, ...story.parameters.chromatic });
  });
  return JSON.parse((await asked.jsonValue()) ?? '') as Pictures;
}

/**
 * Waits until the play function of a story ends.
 * @throws the error of the story, because its picture would show another state
 */
async function finish(page: Page): Promise<void> {
  const ended = await page.waitForFunction(() => {
    if (typeof __STORYBOOK_ADDONS_CHANNEL__ === 'undefined') return undefined;
    const channel = __STORYBOOK_ADDONS_CHANNEL__;
    const thrown =
      channel.last('playFunctionThrewException') ?? channel.last('storyThrewException');
    if (thrown) return (thrown[0] as Error).message;
    return channel.last('storyFinished') && 'finished';
  });
  expect(await ended.jsonValue()).toBe('finished');
  await page.evaluate(() => document.fonts.ready);
}

/** Applies a mode's theme to the current story: only colors change (.storybook/expectContrast.ts). */
async function paint(page: Page, { theme, contrast, brand, forcedColors }: Mode) {
  await page.emulateMedia({ forcedColors: forcedColors ?? 'none' });
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === null) document.documentElement.removeAttribute(`data-${name}`);
        else document.documentElement.setAttribute(`data-${name}`, value);
      }
    },
    { theme, contrast: contrast ?? null, brand: brand ?? null },
  );
}

const take = (page: Page) => page.screenshot({ animations: 'disabled' });

/**
 * Makes the window as high as the page, once. Otherwise taking a picture changes the size of the
 * window, and popovers move.
 * @returns whether the window was lower
 */
async function heighten(page: Page, width: number): Promise<boolean> {
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  if (all <= usualHeight) return false;
  await page.setViewportSize({ width, height: Math.min(all, highest) });
  return true;
}

/**
 * The pending requests of the page to Storybook. Requests to the carrier do not count, because some
 * stories never answer them.
 */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  const isOfStorybook = (request: Request) => !['fetch', 'xhr'].includes(request.resourceType());
  page.on('request', (request) => isOfStorybook(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until the requests to Storybook have finished, and the idle work of the page is done. */
async function quiet(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  await expect.poll(() => underWay.size).toBe(0);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
}

/** Takes pictures until two consecutive ones are equal, so that late parts have loaded. */
async function settled(page: Page, underWay: ReadonlySet<Request>): Promise<Buffer> {
  let before = await take(page);
  await expect
    .poll(async () => {
      await quiet(page, underWay);
      const now = await take(page);
      const isSame = now.equals(before);
      before = now;
      return isSame;
    })
    .toBe(true);
  return before;
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page }) => {
    const underWay = requestsUnderWay(page);
    const { modes, disableSnapshot } = await open(page, id, usualWidth);
    test.skip(disableSnapshot === true, 'The story has no stable picture.');
    const asked = Object.entries(modes);
    expect(asked.length, 'modes that the story asks pictures of').toBeGreaterThan(0);
    const byWidth = Map.groupBy(asked, ([, { viewport }]) => viewport);
    for (const [width, wanted] of [...byWidth].toSorted(([one], [other]) => other - one)) {
      if (width !== usualWidth) {
        // A new page, because a reloaded page keeps its focus and its scroll position.
        await page.goto('about:blank');
        await open(page, id, width);
      }
      await finish(page);
      const inWindow = await settled(page, underWay);
      const inLight = (await heighten(page, width)) ? await settled(page, underWay) : inWindow;
      for (const [mode, values] of wanted) {
        const { theme, contrast, brand, forcedColors } = values;
        const isLight = theme === 'light' && !contrast && !brand && !forcedColors;
        if (!isLight) await paint(page, values);
        const picture = isLight ? inLight : await take(page);
        await writeFile(path.join(pictures, `${id}-${mode}.png`), picture);
      }
    }
  });
}
