import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { alsoOnPostgres, fullTierOnly, withoutMainPath } from './tiers.ts';

const root = path.join(import.meta.dirname, '..');

test.each([...Object.keys(fullTierOnly), ...alsoOnPostgres])('%s exists', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

test('each end-to-end file has a main path, or names the test of its rule in npm test', () => {
  const folder = path.join(root, 'tests/e2e');
  const without = globSync('**/*.spec.ts', { cwd: folder })
    .filter((file) => !/@main|mainIf\(/.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => file.replace('.spec.ts', ''));
  expect(without.toSorted()).toEqual(Object.keys(withoutMainPath).toSorted());
});
