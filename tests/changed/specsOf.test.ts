import { describe, expect, test } from 'vitest';
import { specsOf } from './specsOf.ts';

describe('specsOf', () => {
  test.each<[string, string, readonly string[]]>([
    ['of a text of the calendar', 'apps/carrier/src/calendar/toEvents.ts', ['calendar', 'story']],
    [
      'of an area that a test is named for',
      'apps/carrier/src/tax-forms/queries.ts',
      ['story', 'taxForms'],
    ],
    [
      'of an area whose pages a test opens',
      'packages/data/src/sub-accounts/hooks.ts',
      ['password', 'story'],
    ],
    ['of a component', 'packages/ui/src/components/Button/Button.tsx', ['story']],
    ['of the test itself', 'tests/e2e/watch.spec.ts', ['watch']],
    ['of a unit test', 'apps/portal/src/access/guards.test.ts', []],
    ['of docs', 'docs/operations.md', []],
  ])('finds the tests that a change can break: %s', (_, file, specs) => {
    expect(specsOf([file])).toEqual(specs);
  });
});
