import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMiddleTier } from '../tiers.ts';
import { components } from './components.ts';
import { files, readSizes } from './storedSizes.ts';
import { sizeOfComponent } from './measureSizes.ts';
import { rivals } from './rivals.ts';
import { sizeTable } from './sizeTable.ts';

const kept = readSizes();

/** Whether a size is the stored one, apart from a tenth and the noise of compression. */
const isNear = (now: number, then: number) => Math.abs(now - then) <= then * 0.1 + 100;

const namesOf = (values: object | undefined) => Object.keys(values ?? {}).toSorted();

describe('the stored sizes', () => {
  it('exist for every component and no other; npm run sizes measures them', () => {
    expect(namesOf(kept)).toEqual(components);
  });

  it('include every library that does the same job', () => {
    const known = components.map((name) => [name, namesOf(rivals[name])]);
    expect(components.map((name) => [name, namesOf(kept[name]?.rivals)])).toEqual(known);
  });

  it('are in docs/sizes.md', () => {
    const words = (text: string) => text.replaceAll(/[\s|:-]+/g, ' ').trim();
    expect(words(readFileSync(files.table, 'utf8'))).toBe(words(sizeTable(kept)));
  });

  // `npm test` builds some of them, and the full tier all: each takes a second.
  const built = components.filter((_, at) => !isMiddleTier || at % 6 === 0);

  it.each(built)(
    'match the code within a tenth (if not, run npm run sizes): %s',
    async (component) => {
      const now = await sizeOfComponent(component);
      const then = kept[component] ?? { atOnce: 0, late: 0 };
      const isSame =
        isNear(now.atOnce, then.atOnce) && isNear(now.atOnce + now.late, then.atOnce + then.late);
      const { atOnce, late } = then;
      expect(isSame ? { atOnce, late } : now).toEqual({ atOnce, late });
    },
  );
});
