import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Driver, type OpenBrowser, patience } from './Driver.ts';

interface Stories {
  readonly isInstalled: boolean;
  readonly open: OpenBrowser;
}

/** What of Storybook's own the page is asked for. */
interface Page {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: object): void;
  };
  readonly __STORYBOOK_PREVIEW__?: { ready(): Promise<void>; extract(): Promise<object> };
  /** The story that is shown, and what came of it. */
  shown?: string;
  came?: string;
}

/** The portal's main path is the smoke run; its stories take these browsers half an hour more. */
const takesAll = process.env['BROWSER_STORIES'] === 'all';

const desktop = [1280, 900] as const;
const phone = [375, 812] as const;

/** Notes what comes of each story that the page shows. Runs in the page. */
async function listen(): Promise<boolean> {
  const page = globalThis as unknown as Page;
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || !page.__STORYBOOK_PREVIEW__) return false;
  await page.__STORYBOOK_PREVIEW__.ready();
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

/** Shows a story where another one stood. Runs in the page. */
function show(storyId: string): void {
  const page = globalThis as unknown as Page;
  page.shown = storyId;
  delete page.came;
  page.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** What came of the story that is shown; the page may have been loaded anew. Runs in the page. */
function whatCame(): string {
  const page = globalThis as unknown as Page;
  return page.shown === undefined ? 'gone' : (page.came ?? '');
}

/** The stories that are for a phone: those whose pictures are (.storybook/modes.ts). Runs in the page. */
async function forPhones(): Promise<string> {
  const preview = (globalThis as unknown as Page).__STORYBOOK_PREVIEW__;
  await preview?.ready();
  const stories = await preview?.extract();
  const isForPhone = (story: {
    parameters?: { chromatic?: { modes?: { light?: { viewport?: number } } } };
  }) => story.parameters?.chromatic?.modes?.light?.viewport === 375;
  return Object.entries(stories ?? {})
    .filter(([, story]) => isForPhone(story))
    .map(([id]) => id)
    .join(' ');
}

/**
 * The design system's stories in one browser, each with its play function; a title has a page of its
 * own. `BROWSER_STORIES=all npm run browsers:stories` takes the portal's too.
 */
export function playStories({ isInstalled, open }: Stories): void {
  const storybook = inject('storybook');
  const stories = storybook?.stories.filter(
    ({ importPath }) => takesAll || importPath.startsWith('./packages/ui/'),
  );
  const titles = Map.groupBy(stories ?? [], ({ title }) => title);
  let home = '';
  let driver: Driver;
  let onPhones = new Set<string>();

  /** A page without a story that listens for what comes of one. */
  async function openPage() {
    await driver.open(`${storybook?.origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await vi.waitFor(async () => expect(await driver.run(listen)).toBe(true), patience);
  }

  beforeAll(async () => {
    if (!isInstalled) return;
    home = mkdtempSync(path.join(tmpdir(), 'agent-portal-browser-'));
    driver = await open(home);
    await openPage();
    onPhones = new Set((await driver.run(forPhones)).split(' '));
  });
  afterAll(async () => {
    await driver?.close();
    if (home) rmSync(home, { recursive: true, force: true });
  });

  /** Shows a story, and gives what came of it. */
  async function play(id: string): Promise<string> {
    await driver.run(show, id);
    const ended = async () => {
      const came = await driver.run(whatCame);
      if (!came) throw new Error('The story does not end.');
      return came;
    };
    return vi.waitFor(ended, { timeout: patience, interval: 20 });
  }

  // A story that failed leaves a page that the next one cannot count on.
  let isLost = true;
  describe.skipIf(!isInstalled).for([...titles])('%s', ([, own]) => {
    beforeAll(() => {
      isLost = true;
    });
    // Once more on a new page: it may be the service worker that does not come.
    test.for(own.map(({ id, name }) => [name, id] as const))('%s', { retry: 1 }, async ([, id]) => {
      if (isLost) await openPage();
      isLost = true;
      const [width, height] = onPhones.has(id) ? phone : desktop;
      await driver.resize(width, height);
      let came = await play(id);
      if (came === 'gone') {
        // Storybook loads its page anew where the story before is being drawn again.
        await openPage();
        came = await play(id);
      }
      expect(came).toBe('finished');
      isLost = false;
    });
  });
}
