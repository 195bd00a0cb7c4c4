import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../mutants/areas.ts';

const root = path.join(import.meta.dirname, '../..');

const textOf = (page: string): string => readFileSync(path.join(root, page), 'utf8');

/** Every file of the repository that people write, with `/` between its folders. */
const files = ['apps', 'packages', 'tests', 'scripts', 'docs', '.storybook', '.']
  .flatMap((folder) => filesIn(folder, folder !== '.'))
  .toSorted();

function filesIn(folder: string, isDeep: boolean): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isFile()) return [name];
    const isSource = !['node_modules', 'dist', 'storybook-static'].includes(entry.name);
    return isDeep && isSource ? filesIn(name, true) : [];
  });
}

/** What belongs to one folder. */
const folderPages = files.filter((file) => /^(?:apps|packages)\/.*\/src\/.*README\.md$/.test(file));

/** The pages that people read before they read code. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...files.filter((file) => /^docs\/[^/]+\.md$/.test(file)),
  ...folderPages,
];

/** A path that begins at the root of the repository, as a page writes it: `apps/carrier/src/listen.ts`. */
const fromRoot =
  /(?:^|[\s`(])((?:apps|packages|tests|scripts|docs|\.storybook|\.ci)\/(?:\{[^}]*\}|[^\s`),;:{])*)/g;

/** What commands write, so that a fresh clone does not contain it. */
const written = new Set(['packages/ui/dist', 'packages/ui/CHANGELOG.md', 'sbom.cdx.json']);

/** Paths of the root, without those that are patterns or examples. */
function pathsIn(text: string): string[] {
  const found = [...text.matchAll(fromRoot)].map(([, found = '']) => found.replace(/\.$/, ''));
  return [...new Set(found)].filter((each) => !/[<>…]/.test(each) && !written.has(each));
}

/** Every file and folder that a pattern with `*` or `{a,b}` names has to be there. */
function isThere(pattern: string): boolean {
  const braces = /^(.*)\{([^}]+)\}(.*)$/.exec(pattern);
  if (braces) {
    const [, before = '', choices = '', after = ''] = braces;
    return choices.split(',').every((choice) => isThere(before + choice + after));
  }
  if (!pattern.includes('*')) return existsSync(path.join(root, pattern));
  const parent = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '');
  return existsSync(path.join(root, parent));
}

/** A file named by the end of its path, such as `testing/asSeeded.ts`. */
const sourceFile =
  /(?<![\w/.*<>…@}-])[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|m[jt]s|cjs|mdx?|sql|json|html)\b/g;

/** A folder named by a part of its path, such as `second-step/login`. */
const sourceFolder = /`([a-z][\w-]*(?:\/[\w-]+)+)\/?`/g;

/**
 * Paths without the start at the root that no file of the repository has. The areas of `npm run mutants`
 * have names that look like folders.
 */
function missingPartsIn(text: string, page: string): string[] {
  const names = [...text.matchAll(sourceFile)].map(([name]) =>
    /^\.\.?\//.test(name) ? path.posix.join(path.dirname(page), name) : name,
  );
  const folders = [...text.matchAll(sourceFolder)].map(([, folder = '']) => folder);
  return [
    ...names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`))),
    ...folders.filter((folder) => !files.some((file) => `/${file}`.includes(`/${folder}/`))),
  ].filter((each) => !written.has(each) && !(each in areas));
}

/** Environment variables as a page writes them: `PORT` or `CARRIER_FEATURES=claims=off`. */
function variablesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/`([A-Z][A-Z0-9_]{3,})(?:`|=)/g),
    ...text.matchAll(/(?<![\w-])([A-Z][A-Z0-9]*_[A-Z0-9_]+)=/g),
  ];
  return [...new Set(found.map(([, name = '']) => name))];
}

/** The whole code, to look for names in it. */
const code = files
  .filter((file) => /\.(?:tsx?|m[jt]s|cjs)$/.test(file) && !file.startsWith('tests/docs/'))
  .map(textOf)
  .join('\n');

/** The rows of the table 'One guess' of docs/architecture.md: what is looked for, and where it is. */
const guesses = () =>
  [
    ...(
      textOf('docs/architecture.md')
        .split(/^## /m)
        .find((part) => part.startsWith('One guess')) ?? ''
    ).matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
  ]
    .map(([, what = '', where = '']) => [what, where] as const)
    .slice(2);

/** Links to files next to the page: `[operations](operations.md)`. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
/** Commands of npm itself that pages name. */
const ofNpm = new Set(['install', 'ci', 'pack', 'rebuild', 'sbom', 'audit', 'view']);

function commandsIn(text: string): string[] {
  const found = [...text.matchAll(/(?:`|^|&& |\S=\S+ )npm (run )?([a-z][\w:-]*)/gm)];
  return found
    .filter(([, run, name = '']) => run || !ofNpm.has(name))
    .map(([, , name = '']) => name);
}

/** What a check finds on the pages: `docs/testing.md: tests/gone.ts`. */
const faultsOf = (check: (text: string, page: string) => readonly string[]) =>
  pages.flatMap((page) => check(textOf(page), page).map((fault) => `${page}: ${fault}`));

test('the pages name only paths that exist', () => {
  expect(faultsOf((text) => pathsIn(text).filter((each) => !isThere(each)))).toEqual([]);
});

test('the pages name only files and folders that exist', () => {
  expect(faultsOf(missingPartsIn)).toEqual([]);
});

test('the pages name only environment variables that the code reads', () => {
  const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  expect(faultsOf((text) => variablesIn(text).filter((name) => !isRead(name)))).toEqual([]);
});

test('the pages link only to files that exist', () => {
  const isMissing = (link: string, page: string) =>
    !existsSync(path.join(root, path.dirname(page), link));
  const missing = faultsOf((text, page) => linksIn(text).filter((link) => isMissing(link, page)));
  expect(missing).toEqual([]);
});

test('the pages name only commands of package.json', () => {
  expect(faultsOf((text) => commandsIn(text).filter((name) => !(name in scripts)))).toEqual([]);
});

test('a page gives each setting one row', () => {
  const repeated = faultsOf((text) =>
    [...text.matchAll(/^\| `([A-Z_]{4,})`/gm)]
      .map(([, name = '']) => name)
      .filter((name, index, all) => all.indexOf(name) !== index),
  );
  expect(repeated).toEqual([]);
});

test('the page of a folder has at most 40 lines', () => {
  expect(folderPages.length).toBeGreaterThan(20);
  expect(folderPages.filter((page) => textOf(page).split('\n').length > 41)).toEqual([]);
});

test('the table ‘One guess’ has rows', () => {
  expect(guesses().length).toBeGreaterThan(10);
});

test('the paths of the table ‘One guess’ exist', () => {
  const faults = guesses().filter(([, where]) => {
    const found = pathsIn(where);
    return found.length === 0 || !found.every(isThere);
  });
  expect(faults).toEqual([]);
});

test('the pages name many paths and commands, so this test reads them', () => {
  const all = pages.map(textOf);
  expect(all.flatMap(pathsIn).length).toBeGreaterThan(80);
  expect(all.flatMap(commandsIn).length).toBeGreaterThan(20);
  expect(all.flatMap(variablesIn).length).toBeGreaterThan(30);
});
