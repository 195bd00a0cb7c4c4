import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The first parts of the addresses of each area, the longest first. */
const addresses = globSync('apps/portal/src/areas/*/pages.ts', { cwd: root })
  .flatMap((file) =>
    Array.from(read(file).matchAll(/'(\/\w[^'*:]*?)\/?[':]/g), ([, start = '']) => ({
      area: path.basename(path.dirname(file)),
      start,
    })),
  )
  .toSorted((one, other) => other.start.length - one.start.length);

const areaOf = (address: string) =>
  addresses.find(({ start }) => `${address}/`.startsWith(`${start}/`))?.area;

/** Many tests open pages of these on their way. */
const common: ReadonlySet<string> = new Set(['account', 'content', 'policies']);

/** A test that opens pages of more areas is about what they share. */
const most = 2;

/** The areas that a test is about, by the addresses that it names. */
function areasOf(code: string): readonly string[] {
  const named = Array.from(code.matchAll(/['"`](\/\w[^'"`?#]*)/g), ([, one = '']) => areaOf(one));
  const count = new Map<string, number>();
  for (const area of named) if (area) count.set(area, (count.get(area) ?? 0) + 1);
  const special = [...count.keys()].filter((area) => !common.has(area));
  if (special.length > 0) return special.length > most ? [] : special;
  return [...count.keys()]
    .toSorted((one, other) => (count.get(other) ?? 0) - (count.get(one) ?? 0))
    .slice(0, 1);
}

const inWords = (name: string) =>
  name.replaceAll(/[A-Z]/g, (one, at) => `${at > 0 ? '-' : ''}${one.toLowerCase()}`);

/** Every end-to-end test, with its name in words and its areas. */
const specs = globSync('tests/e2e/**/*.spec.ts', { cwd: root }).map((file) => {
  const spec = path.basename(file, '.spec.ts');
  return { file, spec, name: inWords(spec), areas: areasOf(read(file)) };
});

const ofProduct = /^(packages|apps)\/.*\.(tsx?|css|sql|json|html)$/;
const ofTests = /\.(test|stories|expected)\.tsx?$/;
const areaFolder =
  /^(?:apps\/portal\/src\/areas|apps\/carrier\/src|packages\/data\/src)\/(?:work\/)?([^/]+)\//;

/** The folders and the file of a path: 'watches' is also the name of a test 'watch'. */
const namesIn = (file: string) =>
  file.split('/').map((part) => inWords(part.replace(/\..*/, '')).replace(/e?s$/, ''));

/**
 * The end-to-end tests that a change of these files can break: those that are named for a folder of the file or
 * for the file itself, those about its area, and the whole story of a visit.
 */
export function specsOf(files: readonly string[]): readonly string[] {
  const changed = files.filter((file) => ofProduct.test(file) && !ofTests.test(file));
  const names = new Set(changed.flatMap(namesIn));
  const areas = new Set(changed.map((file) => areaFolder.exec(file)?.[1]));
  const isNamed = (spec: string) =>
    [...names].some((name) => name && new RegExp(`^${name}(e?s)?(-|$)`).test(spec));
  return specs
    .filter(
      ({ file, spec, name, areas: about }) =>
        files.includes(file) ||
        (changed.length > 0 &&
          (spec === 'story' || isNamed(name) || about.some((area) => areas.has(area)))),
    )
    .map(({ spec }) => spec)
    .toSorted();
}
