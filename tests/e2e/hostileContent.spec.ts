import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { foreignParts } from './foreignParts.ts';
import { hostileHtml, hostileUrls } from './hostilePayloads.ts';
import { signIn } from './support.ts';

/** What a text attempted, even if the browser stopped it. */
interface Attempts {
  readonly alerts: unknown[];
  readonly violations: string[];
}
declare global {
  var attempts: Attempts;
}

const quoted = (url: string) => url.replaceAll('"', '&quot;');
const texts = [...hostileHtml, ...hostileUrls.map((url) => `<a href="${quoted(url)}">x</a>`)];
/** Closes the elements that a text leaves open, so that they do not contain the next texts. */
const closed =
  '--></script></style></textarea></title></xmp></noembed></noframes></template></select></svg></math>';
/** The texts of one page and its footer. There are few pages, because each takes a navigation. */
const groups = Array.from({ length: 12 }, (_, group) =>
  texts.filter((_, index) => index % 12 === group),
);

const link = (text: string, url: string) => ({ text, url, protected: false, icon: { id: text } });
const navigation = [
  ...texts.map((text, index) => link(text, `/hostile/${index % groups.length}`)),
  ...hostileUrls.map((url, index) => link(`url ${index}`, url)),
  {
    ...link('<img src=x onerror=alert(1)>', 'javascript:alert(1)'),
    children: [
      link('inside', '/help'),
      link('elsewhere', 'https://elsewhere.example/'),
      ...hostileUrls.map((url, index) => link(`child ${index}`, url)),
    ],
  },
];
const footers = [
  ...groups.map((group, at) => ({
    default: false,
    footer_text: `footer ${at}.${group.join(closed)}`,
    page: [{ slug: `/hostile/${at}` }],
  })),
  { default: true, footer_text: texts.join(closed), page: [] },
];
const messages = texts.map((text) => ({ heading: text, message: text, publishDate: '2026-11-17' }));

/**
 * /home has every text, and /hostile/7 has those of group 7, counted from 0. Each text has a separate block.
 */
function contentOf(url: string) {
  const at = /^\/hostile\/(\d+)$/.exec(url)?.[1];
  const shown = at === undefined ? texts : (groups[Number(at)] ?? []);
  return {
    title: `page ${at}. ${shown[0]}`,
    body: shown.map((text) => ({ heading: text, html: text })),
  };
}

/** Answers in the browser with hostile content, instead of the carrier. */
async function serveHostileContent(page: Page): Promise<void> {
  await page.route('**/content/temporarymessages', (route) => route.fulfill({ json: messages }));
  await page.route('**/content/graphql', (route) => {
    const { query, variables } = route.request().postDataJSON() as {
      query: string;
      variables?: { url?: string };
    };
    const data = query.includes('agent_center_nav')
      ? { agent_center_nav: navigation, agent_center_footer: footers }
      : { agent_center_page: contentOf(variables?.url ?? '') };
    return route.fulfill({ json: { data } });
  });
}

/** Console messages of the content security policy. Tests check its events instead. */
const isReport = /content security policy|requires 'TrustedScript'/i;

/** Collects what leaves the page: calls to another origin, documents, other tabs, dialogs, errors. */
async function watch(context: BrowserContext, page: Page, baseURL = ''): Promise<string[]> {
  const seen: string[] = [];
  await context.addInitScript(() => {
    globalThis.attempts = { alerts: [], violations: [] };
    globalThis.alert = (what) => globalThis.attempts.alerts.push(what);
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      globalThis.attempts.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) seen.push(`request ${request.url()}`);
  });
  context.on('page', (other) => seen.push(`tab ${other.url()}`));
  page.on('frameattached', (frame) => seen.push(`frame ${frame.url()}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isReport.test(message.text())) seen.push(message.text());
  });
  return seen;
}

const nothing: Attempts = { alerts: [], violations: [] };
const attempted = (page: Page) => page.evaluate(() => globalThis.attempts);

/** Follows the links of the navigation to each page with a separate footer. */
async function visitGroups(page: Page): Promise<void> {
  for (const [at, group] of groups.entries()) {
    await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
    }, `/hostile/${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`page ${at}.`);
    await expect(page.locator('footer [data-html]')).toContainText(`footer ${at}.`);
    await expect(page.locator('main [data-html]')).toHaveCount(group.length);
    expect(await page.evaluate(() => globalThis.foreignParts())).toEqual([]);
  }
}

/**
 * Starts a picture and an animation, and waits for both. Any in the content have finished by then, and would
 * have called `alert`.
 */
const waitForPicturesAndAnimations = (page: Page) =>
  page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/icon.svg';
    await picture.decode();
    await document.body.animate([], 1).finished;
  });

// Without the content security policy, only the sanitizer protects the page. With the content security
// policy, the browser also reports what the sanitizer parses in a separate document. So reports do not show
// that hostile content got through.
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without a content security policy' : 'as served @main', () => {
    test.use({ bypassCSP });
    test.slow();

    test('hostile content runs nothing, loads nothing and adds no forbidden part', async ({
      page,
      context,
      baseURL,
    }) => {
      expect(hostileHtml.length).toBeGreaterThanOrEqual(100);
      const seen = await watch(context, page, baseURL);
      await context.addInitScript(foreignParts);
      await serveHostileContent(page);
      await signIn(page, 'agent', '/home');
      await expect(page.locator('main [data-html]')).toHaveCount(texts.length);
      await expect(page.locator('footer [data-html]')).toHaveCount(1);

      const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(entries.filter({ hasText: texts[0] ?? '' }).first()).toBeVisible();
      await page.getByRole('button', { name: '<img src=x onerror=alert(1)>' }).click();
      await expect(entries.filter({ hasText: /^(url|child) \d/ })).toHaveCount(0);
      await expect(entries.filter({ hasText: /^inside$/ })).toHaveAttribute(
        'href',
        '/account-settings/help',
      );
      const elsewhere = entries.filter({ hasText: /^elsewhere/ });
      await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(elsewhere).toHaveAttribute('target', '_blank');

      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      // A message that was never opened is not rendered. Opened ones would be marked as read one by one.
      const markAll = panel.getByRole('button', { name: 'Mark all as read' });
      await expect(panel.getByText(/unread$|^No unread/)).toBeVisible();
      if (await markAll.isVisible()) await markAll.click();
      await panel.evaluate((element) => {
        for (const details of element.querySelectorAll('details')) details.open = true;
      });
      await expect(panel.locator('[data-html]')).toHaveCount(texts.length);
      expect(await page.evaluate(() => globalThis.foreignParts())).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();

      await visitGroups(page);
      await waitForPicturesAndAnimations(page);
      expect((await attempted(page)).alerts).toEqual([]);
      expect(seen).toEqual([]);
      expect(page.url()).toBe(`${baseURL}/hostile/${groups.length - 1}`);
    });
  });
}

test("the carrier's own content breaks no rule of the content security policy", async ({
  page,
  context,
  baseURL,
}) => {
  const seen = await watch(context, page, baseURL);
  await signIn(page, 'agent', '/home');
  for (const address of ['/home', '/products/term-life']) {
    await page.goto(address);
    await expect(page.locator('main [data-html]').first()).toBeVisible();
    await expect(page.locator('footer [data-html]')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.locator('summary').filter({ hasText: 'maintenance' }).click();
    await expect(panel.locator('[data-html]').first()).toBeVisible();
    expect(await attempted(page)).toEqual(nothing);
  }
  expect(seen).toEqual([]);
});
