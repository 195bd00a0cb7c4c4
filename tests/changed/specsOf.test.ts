import { describe, expect, test } from 'vitest';
import { concerns, specs as all, specsOf } from './specsOf.ts';

describe('the end-to-end tests of a change', () => {
  test('are told by names that there are', () => {
    expect(Object.keys(concerns).filter((name) => !all.includes(name))).toEqual([]);
  });

  test.each<[string, string, readonly string[]]>([
    ['of a launcher', 'apps/portal/src/areas/launchers/useLaunch.ts', ['launchers', 'story']],
    ['of a query', 'apps/carrier/src/saved-views/queries.ts', ['savedViews', 'story']],
    ['of the test itself', 'tests/e2e/watch.spec.ts', ['watch']],
    ['of a unit test', 'apps/portal/src/access/guards.test.ts', []],
    ['of words', 'docs/operations.md', []],
  ])('are those that it can break: %s', (_, file, specs) => {
    expect(specsOf([file]).filter((spec) => spec in concerns)).toEqual(specs);
  });
});
