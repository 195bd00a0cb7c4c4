import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { alsoOnPostgres, fullTierOnly, partInMiddleTier, withoutMainPath } from './tiers.ts';

const root = path.join(import.meta.dirname, '..');

test('each file that a tier names exists', () => {
  const named = [...Object.keys(fullTierOnly), ...alsoOnPostgres];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('each end-to-end file has a main path, or names the test of its rule in npm test', () => {
  const folder = path.join(root, 'tests/e2e');
  const without = globSync('**/*.spec.ts', { cwd: folder })
    .filter((file) => !/@main|mainIf\(/.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => file.replace('.spec.ts', ''));
  expect(without.toSorted()).toEqual(Object.keys(withoutMainPath).toSorted());
});

/** Where the name of the tier comes from, and what hands it on. */
const ofRunners = new Set([
  'apps/carrier/src/db/testing/tier.ts',
  'tests/tiers.ts',
  'tests/tiers.test.ts',
  'tests/storybook/leaveOutKnown.test.ts',
  '.storybook/testRun.ts',
  '.storybook/preview.tsx',
]);

test('each file of which a tier runs a part says what it leaves out', () => {
  const files = globSync('{apps/*/src,packages/*/src,tests,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  const readTier = files
    .filter((file) => !file.endsWith('.config.ts') && !ofRunners.has(file))
    .filter((file) =>
      /isMiddleTier|TEST_TIER|seedsOfTier/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(readTier.toSorted()).toEqual(Object.keys(partInMiddleTier).toSorted());
});
