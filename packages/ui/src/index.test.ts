import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const components = path.join(import.meta.dirname, 'components');
const barrel = readFileSync(path.join(import.meta.dirname, 'index.ts'), 'utf8');

/** Parts that components share: the frame of fields, the list of comboboxes, the samples of stories. */
const inner = new Set([
  'Field',
  'Listbox',
  'ParsedInput',
  'PhoneListBar',
  'rootProps',
  'sample',
  'Tooltip',
]);

/** Shown in the stories of the components that share it. */
const shownByOthers = new Set(['Listbox', 'ParsedInput', 'rootProps']);

describe.each(readdirSync(components))('the folder %s of the components', (folder) => {
  it.skipIf(shownByOthers.has(folder))('has a story', () => {
    const files = readdirSync(path.join(components, folder));
    expect(files.filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
  });

  it('is exported by the package, unless only components use it', () => {
    const isExported = barrel.includes(`'./components/${folder}/index.ts'`);
    expect(isExported).toBe(!inner.has(folder));
  });
});
