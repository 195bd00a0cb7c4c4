import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as brandCssModule from '../../packages/ui/src/theme/brandCss.ts';
import { brands } from '../../packages/ui/src/theme/brands.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { installPackage } from './installPackage.ts';
import { type OpenApp, openApp } from './openApp.ts';

const folder = installPackage();
const installed = path.join(folder, 'node_modules/@agent-portal/ui');
const textOf = (file: string) => readFileSync(path.join(installed, file), 'utf8');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('contains the font with its license, its changes, and its tokens in the W3C format', () => {
    const [, font = ''] = /url\(\.\/([^)]+)\)/.exec(textOf('theme.css')) ?? [];
    expect(readFileSync(path.join(installed, font)).length).toBeGreaterThan(10_000);
    expect(textOf('fonts/LICENSE')).toContain('SIL OPEN FONT LICENSE');
    expect(textOf('CHANGELOG.md')).toContain('##');
    expect(JSON.parse(textOf('tokens.json'))).toMatchObject({
      color: { primary: { $type: 'color', $value: { hex: light.primary } } },
    });
  });

  it('marks modules that render or have state as client modules, and no others', () => {
    const modules = globSync('**/*.js', { cwd: installed }).filter((file) => !/index/.test(file));
    const runsInClients =
      /from "(react|react-hook-form|react-aria-components[^"]*|styled-components)"/;
    const isMarked = (file: string) => textOf(file).startsWith('"use client";');
    expect(modules.filter((file) => runsInClients.test(textOf(file)) && !isMarked(file))).toEqual(
      [],
    );
    expect(modules.filter(isMarked).filter((file) => /^(dates|format|theme)/.test(file))).toEqual([
      'theme/useIsPhone.js',
    ]);
    // A server and a browser would have different queues.
    expect(isMarked('components/Toast/toasts.js')).toBe(true);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types for an app with modules %s and resolution %s', (module, resolution) => {
    const compiler = createRequire(import.meta.url)
      .resolve('typescript/package.json')
      .replace('package.json', 'bin/tsc');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [compiler, '-p', folder, '--module', module, '--moduleResolution', resolution],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout + stderr).toBe('');
  });
});

describe('an app with every export that renders', () => {
  let open: OpenApp;
  beforeAll(async () => {
    open = await openApp(folder);
  });
  afterAll(() => open?.close());

  /** What renders: functions and objects with a capital letter. */
  const componentsOf = async (module: string) => {
    const exports = (await import(path.join(installed, module))) as Record<string, unknown>;
    return Object.entries(exports).flatMap(([name, value]) =>
      /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value) ? [name] : [],
    );
  };
  const examples = () => open.page.locator('section[data-example]');
  const namesOnPage = () =>
    examples().evaluateAll((all) => all.map((one) => one.dataset['example'] ?? ''));

  it('gets its content and styles from a server, and hydrates without a warning', async () => {
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('NL0018O0142');
    expect(html).toMatch(/<style data-styled/);
    const fields = (await componentsOf('form/index.js')).map((name) => `form/${name}`);
    // The example of the palette has its status.
    const shown = new Set([...(await namesOnPage()), 'PaletteStatus']);
    const components = [...(await componentsOf('index.js')), ...fields];
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
    expect(open.said).toEqual([]);
  });

  it('survives the pointer and the focus on each element, and a press that opens it', async () => {
    const { page, said } = open;
    const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const names = await namesOnPage();
    for (const name of names) {
      const example = page.locator(`section[data-example="${name}"]`);
      const controls = example.locator(
        'a[href], button, input, select, textarea, [tabindex="0"], tr',
      );
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        await control.hover({ force: true });
        await control.focus();
      }
      const opener = example.getByRole('button', { name: `Open ${name}`, exact: true });
      if ((await opener.count()) > 0) {
        await opener.click();
        await overlay.waitFor();
        await page.keyboard.press('Escape');
        await overlay.waitFor({ state: 'detached' });
      }
      // A part that throws takes the whole page with it.
      expect([name, await examples().count(), ...said]).toEqual([name, names.length]);
    }
  }, 120_000);

  it('shows another brand, in a light and a dark theme, without a build', async () => {
    const { page } = open;
    const button = page.getByRole('button', { name: 'Save', exact: true });
    const background = () =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const { brandCss } = (await import(
      path.join(installed, 'theme/brandCss.js')
    )) as typeof brandCssModule;
    await page.mouse.move(0, 0);
    await expect.poll(background).toBe('rgb(15, 92, 140)');
    await page.addStyleTag({
      content: brandCss('theirs', brands['evergreen'] ?? { light: {}, dark: {} }),
    });
    await page.evaluate(() => (document.documentElement.dataset['brand'] = 'theirs'));
    await expect.poll(background).toBe('rgb(29, 96, 72)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(134, 211, 178)');
  });
});
