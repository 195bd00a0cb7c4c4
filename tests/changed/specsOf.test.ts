import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { concerns, specsOf } from './specsOf.ts';

const e2e = path.join(import.meta.dirname, '../e2e');

describe('the end-to-end tests of a change', () => {
  test('are told for every file of them', () => {
    const specs = readdirSync(e2e).filter((name) => name.endsWith('.spec.ts'));
    expect(Object.keys(concerns).map((name) => `${name}.spec.ts`)).toEqual(specs.toSorted());
  });

  test.each<[string, string, readonly string[]]>([
    ['of a launcher', 'apps/portal/src/areas/launchers/useLaunch.ts', ['launchers', 'story']],
    ['of a query', 'apps/carrier/src/saved-views/queries.ts', ['drift', 'savedViews', 'story']],
    ['of the test itself', 'tests/e2e/watch.spec.ts', ['watch']],
    ['of a unit test', 'apps/portal/src/access/guards.test.ts', []],
    ['of words', 'docs/operations.md', []],
  ])('are those that it can break: %s', (_, file, specs) => {
    expect(specsOf([file])).toEqual(specs);
  });
});
