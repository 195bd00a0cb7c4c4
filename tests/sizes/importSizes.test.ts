import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { components } from './components.ts';
import { files, readSizes } from './keptSizes.ts';
import { sizeOfOurs } from './measureSizes.ts';
import { rivals } from './rivals.ts';
import { sizeTable } from './sizeTable.ts';

const kept = readSizes();

/** Whether a size is what is kept, but for a tenth and what compression does by itself. */
const isNear = (now: number, then: number) => Math.abs(now - then) <= then * 0.1 + 100;

const namesOf = (values: object | undefined) => Object.keys(values ?? {}).toSorted();

describe('the sizes that are kept', () => {
  it('are of every component, and of no other; npm run sizes measures them', () => {
    expect(namesOf(kept)).toEqual(components);
  });

  it('have the libraries beside them that do the same job', () => {
    const known = components.map((name) => [name, namesOf(rivals[name])]);
    expect(components.map((name) => [name, namesOf(kept[name]?.rivals)])).toEqual(known);
  });

  it('stand in docs/sizes.md', () => {
    const words = (text: string) => text.replaceAll(/[\s|:-]+/g, ' ').trim();
    expect(words(readFileSync(files.table, 'utf8'))).toBe(words(sizeTable(kept)));
  });

  it.each(components)(
    'are those of the code, a tenth more or less, or npm run sizes is due: %s',
    async (component) => {
      const now = await sizeOfOurs(component);
      const then = kept[component] ?? { atOnce: 0, late: 0 };
      const isSame =
        isNear(now.atOnce, then.atOnce) && isNear(now.atOnce + now.late, then.atOnce + then.late);
      const { atOnce, late } = then;
      expect(isSame ? { atOnce, late } : now).toEqual({ atOnce, late });
    },
  );
});
