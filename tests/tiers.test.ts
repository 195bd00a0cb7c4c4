import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { alsoOnPostgres, fullTierOnly } from './tiers.ts';

const root = path.join(import.meta.dirname, '..');

test('each file that a tier names exists', () => {
  const named = [...Object.keys(fullTierOnly), ...alsoOnPostgres];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
