import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { environment, root } from '../../scripts/run.mjs';
import { bundleSize, type BundleSize } from './bundleSize.ts';
import { components, importsOfComponent } from './components.ts';
import { page, readSizes, sizeTable } from './sizeTable.ts';

/** `npm run sizes`: measures every component, or the named ones, and writes docs/sizes.md. */
const named = process.argv.slice(2);
const before = readSizes();
const sizes: Record<string, BundleSize> = {};
for (const component of components) {
  const known = named.length > 0 && !named.includes(component) ? before[component] : undefined;
  sizes[component] = known ?? (await bundleSize(importsOfComponent(component)));
}
writeFileSync(page, sizeTable(sizes));
execFileSync('oxfmt', [page], { cwd: root, env: environment });
