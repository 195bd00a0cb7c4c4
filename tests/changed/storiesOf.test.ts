import { describe, expect, test } from 'vitest';
import { storiesOf } from './storiesOf.ts';

const claims = 'apps/portal/src/areas/claims';
const button = 'packages/ui/src/components/Button';

describe('storiesOf', () => {
  test.each<[string, readonly string[], readonly string[] | undefined]>([
    ['an area', [`${claims}/claimsList.tsx`], [`${claims}/`]],
    [
      'two files of a component',
      [`${button}/Button.tsx`, `${button}/Button.styles.ts`],
      [`${button}/`],
    ],
    ['an area and a component', [`${claims}/a.ts`, `${button}/b.ts`], [`${claims}/`, `${button}/`]],
    ['what all areas share', [`${claims}/a.ts`, 'apps/portal/src/shared/mayFollow.ts'], undefined],
    ['a theme', ['packages/ui/src/theme/token.ts'], undefined],
    ['a hook', ['packages/data/src/claims/hooks.ts'], undefined],
    ['the carrier and docs', ['apps/carrier/src/server.ts', 'docs/operations.md'], []],
    ['a unit test', ['apps/portal/src/access/guards.test.ts'], []],
  ])('finds the folders of %s', (_, files, folders) => {
    expect(storiesOf(files)).toEqual(folders);
  });
});
