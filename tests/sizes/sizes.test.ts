import { expect, it } from 'vitest';
import { isMiddleTier } from '../tiers.ts';
import { bundleSize } from './bundleSize.ts';
import { components, importsOfComponent } from './components.ts';
import { readSizes } from './sizeTable.ts';

const written = readSizes();

it('docs/sizes.md has every component and no other; npm run sizes writes it', () => {
  expect(Object.keys(written).toSorted()).toEqual(components);
});

// `npm test` builds some of them, and the full tier all: each takes a second.
it.each(components.filter((_, at) => !isMiddleTier || at % 6 === 0))(
  'the size in docs/sizes.md matches the code within a tenth: %s',
  async (component) => {
    const { atOnce, late } = await bundleSize(importsOfComponent(component));
    const { atOnce: thenAtOnce = 0, late: thenLate = 0 } = written[component] ?? {};
    // A kB has one decimal, and the compression varies.
    const tolerance = (then: number) => then * 0.1 + 150;
    expect(Math.abs(atOnce - thenAtOnce)).toBeLessThanOrEqual(tolerance(thenAtOnce));
    const [total, before] = [atOnce + late, thenAtOnce + thenLate];
    expect(Math.abs(total - before)).toBeLessThanOrEqual(tolerance(before));
  },
);
