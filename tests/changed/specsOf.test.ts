import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { concernsOf, specs as all, specsOf } from './specsOf.ts';

const root = path.join(import.meta.dirname, '../..');
const files = ['packages', 'apps'].flatMap((part) =>
  readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/node_modules|dist/.test(file))
    .map((file) => `/${part}/${file}`),
);

describe('specsOf', () => {
  test.each(all)('finds a file for each path of the entry %s', (spec) => {
    const parts = concernsOf(spec);
    expect(parts).not.toEqual([]);
    expect(parts.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
  });

  test.each<[string, string, readonly string[]]>([
    ['of a launcher', 'apps/portal/src/areas/launchers/useLaunch.ts', ['launchers', 'story']],
    [
      'of an area that a spec is named for',
      'apps/carrier/src/tax-forms/queries.ts',
      ['story', 'taxForms'],
    ],
    ['of a query', 'apps/carrier/src/saved-views/queries.ts', ['savedViews', 'story']],
    ['of the test itself', 'tests/e2e/watch.spec.ts', ['watch']],
    ['of a unit test', 'apps/portal/src/access/guards.test.ts', []],
    ['of docs', 'docs/operations.md', []],
  ])('finds the tests that a change can break: %s', (_, file, specs) => {
    expect(specsOf([file])).toEqual(specs);
  });
});
