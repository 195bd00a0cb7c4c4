import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** A picture's place among the toolbar's values, as `.storybook/modes.ts` has it. */
interface Mode {
  readonly disable?: boolean;
  readonly viewport?: number;
  readonly theme?: string;
  readonly contrast?: string;
}
type Modes = Readonly<Record<string, Mode>>;

interface Channel {
  last(event: string): readonly unknown[] | undefined;
}
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;

const usual = path.join(import.meta.dirname, '../../storybook-static');
const index = path.join(process.env['VISUAL_STORYBOOK'] ?? usual, 'index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

const height = 900;

/** Shows a story, and waits until its play function is over. */
async function show(page: Page, id: string, { theme = 'light', contrast, viewport = 1280 }: Mode) {
  await page.setViewportSize({ width: viewport, height });
  const globals = `theme:${theme}${contrast ? `;contrast:${contrast}` : ''}`;
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => {
    const channel =
      typeof __STORYBOOK_ADDONS_CHANNEL__ === 'undefined'
        ? undefined
        : __STORYBOOK_ADDONS_CHANNEL__;
    return channel?.last('storyFinished') ?? channel?.last('storyThrewException');
  });
  await page.evaluate(() => document.fonts.ready);
}

/** The modes that the story's parameters ask pictures of. */
async function modesOf(page: Page): Promise<readonly (readonly [string, Mode])[]> {
  const modes = await page.evaluate(() => {
    const [prepared] = __STORYBOOK_ADDONS_CHANNEL__?.last('storyPrepared') ?? [];
    const { parameters } = prepared as { parameters: { chromatic?: { modes?: object } } };
    return JSON.stringify(parameters.chromatic?.modes ?? {});
  });
  return Object.entries(JSON.parse(modes) as Modes).filter(([, { disable }]) => !disable);
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page }) => {
    await show(page, id, {});
    const modes = await modesOf(page);
    expect(modes.length, 'modes that the story asks pictures of').toBeGreaterThan(0);
    for (const [mode, values] of modes) {
      await show(page, id, values);
      await expect.soft(page).toHaveScreenshot(`${id}-${mode}.png`);
    }
  });
}
