import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Driver, type OpenBrowser, patience } from './Driver.ts';

interface Stories {
  readonly isInstalled: boolean;
  readonly open: OpenBrowser;
}

/** The part of Storybook that the page uses. */
interface Page {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: object): void;
  };
  readonly __STORYBOOK_PREVIEW__?: { ready(): Promise<void>; extract(): Promise<object> };
  /** The current story, and its result. */
  shown?: string;
  came?: string;
}

/**
 * The stories of the portal take half an hour more in these browsers; the smoke run tests its main
 * path.
 */
const takesAll = process.env['BROWSER_STORIES'] === 'all';

const desktop = 1280;
/** The height of the window, in pixels. */
const heightAt = (width: number) => (width < 768 ? 812 : 900);

/** Records the result of each story that the page shows. Runs in the page. */
async function listen(): Promise<boolean> {
  const page = globalThis as unknown as Page;
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || !page.__STORYBOOK_PREVIEW__) return false;
  await page.__STORYBOOK_PREVIEW__.ready();
  // WebKit opens the system's list at a scripted press too, and that list sets its own choice when it closes.
  addEventListener('mousedown', (event) => {
    if (!event.isTrusted && event.target instanceof HTMLSelectElement) event.preventDefault();
  });
  const fails = ({ message, name }: Error) => {
    page.came = `${name}: ${message}`;
  };
  for (const event of ['playFunctionThrewException', 'storyThrewException'])
    channel.on(event, fails);
  channel.on('storyFinished', ({ storyId }: { storyId: string }) => {
    if (storyId === page.shown) page.came ??= 'finished';
  });
  return true;
}

/** Shows another story. Runs in the page. */
function show(storyId: string): void {
  const page = globalThis as unknown as Page;
  page.shown = storyId;
  delete page.came;
  page.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** The result of the current story. The page may have reloaded. Runs in the page. */
function whatCame(): string {
  const page = globalThis as unknown as Page;
  return page.shown === undefined ? 'gone' : (page.came ?? '');
}

/** The width of each story's picture in the light theme (.storybook/modes.ts), in pixels. Runs in the page. */
async function widths(): Promise<string> {
  const preview = (globalThis as unknown as Page).__STORYBOOK_PREVIEW__;
  await preview?.ready();
  const stories = await preview?.extract();
  const widthOf = (story: {
    parameters?: { chromatic?: { modes?: { light?: { viewport?: number } } } };
  }) => story.parameters?.chromatic?.modes?.light?.viewport;
  return JSON.stringify(
    Object.entries(stories ?? {}).map(([id, story]) => [id, widthOf(story)] as const),
  );
}

/**
 * The stories of the design system in one browser, each with its play function. Each title has a
 * separate page. `BROWSER_STORIES=all npm run browsers:stories` includes the stories of the portal.
 */
export function playStories({ isInstalled, open }: Stories): void {
  const storybook = inject('storybook');
  const stories = storybook?.stories.filter(
    ({ importPath }) => takesAll || importPath.startsWith('./packages/ui/'),
  );
  const titles = Map.groupBy(stories ?? [], ({ title }) => title);
  let home = '';
  let driver: Driver;
  let widthOf = new Map<string, number | null>();

  /** A page without a story that records the result of the next one. */
  async function openPage() {
    await driver.open(`${storybook?.origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await vi.waitFor(async () => expect(await driver.run(listen)).toBe(true), patience);
  }

  beforeAll(async () => {
    if (!isInstalled) return;
    home = mkdtempSync(path.join(tmpdir(), 'agent-portal-browser-'));
    driver = await open(home);
    await openPage();
    widthOf = new Map(JSON.parse(await driver.run(widths)) as [string, number | null][]);
  });
  afterAll(async () => {
    await driver?.close();
    if (home) rmSync(home, { recursive: true, force: true });
  });

  /** Shows a story, and returns its result. */
  async function play(id: string): Promise<string> {
    await driver.run(show, id);
    const ended = async () => {
      const came = await driver.run(whatCame);
      if (!came) throw new Error('The story does not end.');
      return came;
    };
    return vi.waitFor(ended, { timeout: patience, interval: 20 });
  }

  // After a failure, the next story needs a new page.
  let isLost = true;
  describe.skipIf(!isInstalled).for([...titles])('%s', ([, own]) => {
    beforeAll(() => {
      isLost = true;
    });
    // Retries on a new page: the service worker may not have started.
    test.for(own.map(({ id, name }) => [name, id] as const))('%s', { retry: 1 }, async ([, id]) => {
      if (isLost) await openPage();
      isLost = true;
      const width = widthOf.get(id) ?? desktop;
      await driver.resize(width, heightAt(width));
      let came = await play(id);
      if (came === 'gone') {
        // Storybook reloads its page if the previous story is still rendering.
        await openPage();
        came = await play(id);
      }
      expect(came).toBe('finished');
      isLost = false;
    });
  });
}
