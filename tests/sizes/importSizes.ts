import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../../scripts/run.mjs';
import { components } from './components.ts';
import type { ImportSize } from './ImportSize.ts';
import { files, storeSizes, readSizes } from './storedSizes.ts';
import { measureSize } from './measureSizes.ts';
import { sizeTable } from './sizeTable.ts';

/**
 * `npm run sizes`: measures every component, or the named ones, against three libraries. It writes
 * docs/sizes.md and the sizes in Storybook.
 */
const named = process.argv.slice(2);
const kept = readSizes();
const sizes: Record<string, ImportSize> = {};
for (const component of components) {
  const before = kept[component];
  const isUnchanged = before && named.length > 0 && !named.includes(component);
  sizes[component] = isUnchanged ? before : await measureSize(component);
}
storeSizes(sizes);
const table = sizeTable(sizes);
writeFileSync(files.table, table);
const root = path.join(import.meta.dirname, '../..');
execFileSync('oxfmt', Object.values(files), { cwd: root, env: environment });
process.stdout.write(table.slice(table.indexOf('\n\n') + 2));
