import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { alsoOnPostgres, fullTierOnly } from './tiers.ts';

const root = path.join(import.meta.dirname, '..');

test.each([...Object.keys(fullTierOnly), ...alsoOnPostgres])('%s exists', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});
