import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { installPackage } from './installPackage.ts';
import { packagesOfRecipes, runRecipe } from './runRecipe.ts';

const { folder } = installPackage(packagesOfRecipes);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['jest', 'vitest'] as const)('the recipe for tests with %s', (name) => {
  it('renders components in jsdom and presses what they show', () => {
    const { passed, failures } = runRecipe(name, folder);
    expect(failures).toEqual([]);
    expect(passed).toHaveLength(5);
  });
});
