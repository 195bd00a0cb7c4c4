import { describe, expect, test } from 'vitest';
import { testsOf } from './testsOf.ts';

const carrier = 'apps/carrier/src';
const portal = 'apps/portal/src';
const button = 'packages/ui/src/components/Button';

/** What each module imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [`${carrier}/areas.ts`]: [`${carrier}/calendar/area.ts`, `${carrier}/claims/area.ts`],
  [`${carrier}/calendar/area.ts`]: [`${carrier}/calendar/toEvents.ts`, `${carrier}/lists/order.ts`],
  [`${carrier}/http/gates.test.ts`]: [`${carrier}/areas.ts`],
  [`${carrier}/seed/seed.test.ts`]: [`${carrier}/areas.ts`],
  [`${carrier}/server.ts`]: [`${carrier}/areas.ts`],
  [`${carrier}/calendar/toEvents.test.ts`]: [`${carrier}/calendar/toEvents.ts`],
  [`${carrier}/calendar/readFeed.test.ts`]: [`${carrier}/server.ts`],
  [`${carrier}/claims/claims.test.ts`]: [`${carrier}/server.ts`],
  [`${carrier}/work/today.test.ts`]: [`${carrier}/calendar/area.ts`],
  [`${carrier}/db/migrate.test.ts`]: [],
  [`${portal}/shared/mayFollow.test.ts`]: [`${portal}/shared/mayFollow.ts`],
  [`${portal}/areas/claims/Page.tsx`]: [`${portal}/shared/mayFollow.ts`, `${button}/Button.tsx`],
  [`${portal}/areas/claims/Page.stories.tsx`]: [`${portal}/areas/claims/Page.tsx`],
  [`${portal}/areas/claims/claims.expected.ts`]: [],
  [`${button}/Button.stories.tsx`]: [`${button}/Button.tsx`],
};
const modules = Object.entries(imports).map(([source, all]) => ({
  source,
  dependencies: all.map((resolved) => ({ resolved })),
})) as unknown as Parameters<typeof testsOf>[1];

describe('testsOf', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'those of its area, but none that reach it through the list of areas',
      `${carrier}/calendar/toEvents.ts`,
      [
        `${carrier}/calendar/readFeed.test.ts`,
        `${carrier}/calendar/toEvents.test.ts`,
        `${carrier}/work/today.test.ts`,
      ],
    ],
    [
      'those of an area that the list names, and short ones of the list',
      `${carrier}/calendar/area.ts`,
      [
        `${carrier}/calendar/readFeed.test.ts`,
        `${carrier}/calendar/toEvents.test.ts`,
        `${carrier}/http/gates.test.ts`,
        `${carrier}/work/today.test.ts`,
      ],
    ],
    [
      'everything, if it joins the areas itself',
      `${carrier}/areas.ts`,
      [
        `${carrier}/calendar/readFeed.test.ts`,
        `${carrier}/claims/claims.test.ts`,
        `${carrier}/http/gates.test.ts`,
        `${carrier}/seed/seed.test.ts`,
      ],
    ],
    [
      'tests and stories of what areas share',
      `${portal}/shared/mayFollow.ts`,
      [`${portal}/shared/mayFollow.test.ts`, `${portal}/areas/claims/Page.stories.tsx`],
    ],
    ['those of a component alone', `${button}/Button.tsx`, [`${button}/Button.stories.tsx`]],
    [
      'the stories and the failures of an area',
      `${portal}/areas/claims/styles.ts`,
      [`${portal}/areas/claims/claims.expected.ts`, `${portal}/areas/claims/Page.stories.tsx`],
    ],
    ['a test alone', `${carrier}/calendar/new.test.ts`, [`${carrier}/calendar/new.test.ts`]],
    ['nothing of docs', 'docs/operations.md', []],
    ['no test of another part', 'tests/security/fuzz.test.ts', []],
    [
      'what runs the migrations',
      `${carrier}/db/migrations/0069.sql`,
      [`${carrier}/db/migrate.test.ts`],
    ],
  ])('finds %s', (_, file, expected) => {
    const { unit, stories } = testsOf([file], modules);
    expect([...unit, ...stories]).toEqual(expected);
  });

  test('adds the tests that read files of the same part, if they are short', () => {
    const readers = ['packages/ui/src/index.test.ts', `${carrier}/db/folder/openFolder.test.ts`];
    const files = [`${button}/Button.tsx`, `${carrier}/shared/measureDisk.ts`];
    expect(testsOf(files, modules, readers).unit).toEqual([readers[0]]);
  });
});
