import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportSizes } from './ImportSize.ts';

const root = path.join(import.meta.dirname, '../..');

/** The files of the sizes: Storybook reads the first, people the second. */
export const files = {
  sizes: path.join(root, 'packages/ui/src/docs/importSizes.json'),
  table: path.join(root, 'docs/sizes.md'),
};

export function readSizes(): ImportSizes {
  if (!existsSync(files.sizes)) return {};
  return JSON.parse(readFileSync(files.sizes, 'utf8')) as ImportSizes;
}

export function storeSizes(sizes: ImportSizes): void {
  writeFileSync(files.sizes, `${JSON.stringify(sizes, null, 2)}\n`);
}
