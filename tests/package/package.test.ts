import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../packages/ui/src/theme/brands.ts';
import type * as brandCssModule from '../../packages/ui/src/theme/brandCss.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { moreContrast } from '../../packages/ui/src/theme/moreContrast.ts';
import { themes } from '../../packages/ui/src/theme/themes.ts';
import { buildApp, classOfButton, compile, importSize } from './buildApp.ts';
import { installPackage } from './installPackage.ts';
import { copyApp, lowestAliases, lowestVersions, onLowestPeers } from './lowestPeers.ts';
import { openApp } from './openApp.ts';
import type { OpenPage } from './openPage.ts';

const app = installPackage();
const { folder, manifest, tarball } = app;
const lowestFolder = copyApp(folder);
const installed = path.join(folder, 'node_modules/@agent-portal/ui');

afterAll(() => {
  for (const each of [folder, lowestFolder]) rmSync(each, { recursive: true, force: true });
});

describe('the package', () => {
  it('has an export for each component, and one for the theme', () => {
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining([
        '.',
        './Button',
        './DataTable',
        './format',
        './theme.css',
        './frame.css',
        './tokens.json',
      ]),
    );
    expect(Object.keys(manifest.exports)).not.toContain('./sample');
  });

  it('leaves react and styled-components to the app', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'styled-components']),
    );
    expect(Object.keys(manifest.dependencies)).not.toContain('react');
  });

  it('contains the font, and the text of its license', () => {
    expect(readFileSync(path.join(installed, 'fonts/LICENSE'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    );
    const css = readFileSync(path.join(installed, 'theme.css'), 'utf8');
    const [, font = ''] = /url\(\.\/([^)]+)\)/.exec(css) ?? [];
    expect(readFileSync(path.join(installed, font)).length).toBeGreaterThan(10_000);
  });

  it('contains its changes, its tokens in the W3C format, and a file of variables for each theme in Figma', () => {
    const textOf = (file: string) => readFileSync(path.join(installed, file), 'utf8');
    expect(textOf('CHANGELOG.md')).toContain('SelectionTable');
    expect(JSON.parse(textOf('tokens.json'))).toMatchObject({
      color: { primary: { $type: 'color', $value: { hex: light.primary } } },
    });
    expect(globSync('figma/*.json', { cwd: installed })).toHaveLength(themes.length);
    expect(JSON.parse(textOf('figma/dark-more-contrast.tokens.json'))).toMatchObject({
      color: { surface: { $value: { hex: moreContrast.dark.surface } } },
    });
  });

  it('has source maps with their sources', () => {
    const map = readFileSync(path.join(installed, 'components/Button/Button.js.map'), 'utf8');
    expect(JSON.parse(map)).toMatchObject({ sourcesContent: [expect.stringContaining('Button')] });
  });

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg as Record<string, never>))).toEqual(
      [],
    );
  });

  it('has correct types for every kind of module resolution', async () => {
    const data = createPackageFromTarballData(readFileSync(tarball));
    const analysis = await checkPackage(data, {
      excludeEntrypoints: ['./theme.css', './frame.css', /^\.\/(fonts|figma)/, /json$/],
    });
    const problems = 'problems' in analysis ? analysis.problems : [{ kind: 'no types' }];
    // The package has only ES modules: require() and the resolution of Node 10 do not find its exports.
    const wrong = problems.filter(
      (problem) =>
        !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(String(problem.resolutionKind))),
    );
    expect(wrong).toEqual([]);
  });

  it('marks modules that render or have state as client modules, and no others', () => {
    const modules = globSync('**/*.js', { cwd: installed }).filter((file) => !/index/.test(file));
    const textOf = (file: string) => readFileSync(path.join(installed, file), 'utf8');
    const runsInClients = modules.filter((file) =>
      /from "(react|react-hook-form|react-aria-components[^"]*|styled-components)"/.test(
        textOf(file),
      ),
    );
    const isMarked = (file: string) => textOf(file).startsWith('"use client";');
    expect(runsInClients.filter((file) => !isMarked(file))).toEqual([]);
    expect(modules.filter(isMarked).filter((file) => /^(dates|format|theme)/.test(file))).toEqual(
      [],
    );
    // A server and a browser would have different queues.
    expect(isMarked('components/Toast/toasts.js')).toBe(true);
  });

  it('has pure helpers for server components, which import no client module', () => {
    const modulesOf = (module: string, seen = new Set<string>()): ReadonlySet<string> => {
      if (seen.has(module)) return seen;
      seen.add(module);
      const text = readFileSync(path.join(installed, module), 'utf8');
      for (const [, address = ''] of text.matchAll(/from "(\.[^"]+)"/g)) {
        modulesOf(path.posix.join(path.posix.dirname(module), address), seen);
      }
      return seen;
    };
    expect(manifest.exports).toHaveProperty('./dates');
    const modules = [...modulesOf('dates/index.js')];
    expect(modules).toContain('dates/datePresets.js');
    const texts = modules.map((file) => readFileSync(path.join(installed, file), 'utf8'));
    expect(texts.filter((text) => /^"use client"|from "react/.test(text))).toEqual([]);
  });

  it('has the same class names, whatever an app loaded before', () => {
    const alone = classOfButton(folder, []);
    expect(alone).toMatch(/\S+ \S+/);
    expect(classOfButton(folder, ['@agent-portal/ui/Tabs', '@agent-portal/ui/Card'])).toBe(alone);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types for an app with modules %s and resolution %s', (module, resolution) => {
    const how = ['--module', module, '--moduleResolution', resolution];
    expect(compile(folder, how)).toBe('');
  });

  it('needs no types of Node, as README.md says: only those of styled-components do, if libraries are checked', () => {
    const withoutNode = ['--types', 'react'];
    expect(compile(folder, [...withoutNode, '--skipLibCheck'])).toBe('');
    const errors = compile(folder, withoutNode).trim().split('\n');
    expect(errors.filter((error) => !/styled-components.*'NodeJS'/.test(error))).toEqual([]);
  });

  it.each([
    ['its address', '@agent-portal/ui/Button'],
    ['the main export', '@agent-portal/ui'],
  ])('adds at most 4 kB for a button from %s', async (_, address) => {
    const size = await importSize(
      folder,
      `import { Button } from '${address}'; globalThis.shown = Button;`,
    );
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(4096);
  });
});

type BrandCss = typeof brandCssModule;

/** A color as a browser reports it. */
const asRgb = (hex: string) =>
  `rgb(${(hex.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`;

describe('an app with the package', () => {
  let open: OpenPage;
  beforeAll(async () => {
    open = await openApp(folder, await buildApp(folder));
  });
  afterAll(() => open?.close());

  it('gets its text and styles from the server', () => {
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('NL0018O0142');
    expect(html).toMatch(/<style data-styled/);
  });

  it('hydrates without a warning', () => {
    expect(open.said).toEqual([]);
  });

  it('opens parts that load late', async () => {
    const { page, said } = open;
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('dialog', { name: 'Sure?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(said).toEqual([]);
  });

  it('shows another brand with at most 40 variables, without a build', async () => {
    const brand = brands['evergreen'] ?? { light: {}, dark: {} };
    expect(Object.keys(brand.light).length).toBeLessThanOrEqual(40);
    const { page } = open;
    const button = page.getByRole('button', { name: 'Ask' });
    const background = () =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const { brandCss } = (await import(path.join(installed, 'theme/brandCss.js'))) as BrandCss;
    await page.mouse.move(0, 0);
    await expect.poll(background).toBe('rgb(15, 92, 140)');
    await page.addStyleTag({ content: brandCss('theirs', brand) });
    await page.evaluate(() => (document.documentElement.dataset['brand'] = 'theirs'));
    await expect.poll(background).toBe('rgb(29, 96, 72)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(134, 211, 178)');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    await expect.poll(background).toBe(asRgb(moreContrast.dark.primary ?? ''));
  });
});

describe('an app with the lowest peers', () => {
  let open: OpenPage;
  beforeAll(async () => {
    open = await openApp(lowestFolder, await buildApp(lowestFolder, onLowestPeers, lowestAliases));
  });
  afterAll(() => open?.close());

  it('has the versions that the package names', () => {
    const lowest = Object.entries(manifest.peerDependencies).map(([name, range]) => [
      name,
      `${/^>=([\d.]+)/.exec(range)?.[1]}.0`,
    ]);
    expect(Object.fromEntries(lowest)).toEqual(lowestVersions);
  });

  it('renders on the server and hydrates with React of that version, without a warning', async () => {
    const html = readFileSync(path.join(lowestFolder, 'index.html'), 'utf8');
    expect(html).toContain(`With React ${lowestVersions['react']}`);
    const version = await open.page.getByText('With React').textContent();
    expect(version).toBe(`With React ${lowestVersions['react']}`);
    expect(open.said).toEqual([]);
  });

  it('opens what loads late, and validates a form', async () => {
    const { page, said } = open;
    for (const [name, role] of [
      ['Ask', 'Sure?'],
      ['Choose Date', 'Choose Date'],
      ['Help', 'Help'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name: role }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('textbox', { name: 'Note' }).focus();
    await page.keyboard.press('Tab');
    await page.getByText('Write a note.').waitFor();
    expect(said).toEqual([]);
  });
});
