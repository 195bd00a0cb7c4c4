import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as format from '@agent-portal/format';
import { describe, expect, it } from 'vitest';
import * as exported from './index.ts';

const components = path.join(import.meta.dirname, 'components');
const barrel = readFileSync(path.join(import.meta.dirname, 'index.ts'), 'utf8');

/** Parts that components share: the frame of fields, the list of comboboxes, the samples of stories. */
const inner = new Set(['Listbox', 'ParsedInput', 'rootProps', 'sample', 'Tooltip']);

/** Shown in the stories of a component that shares it. */
const shownBy = { Listbox: 'Combobox', ParsedInput: 'NumberInput' } as const;

describe('each folder of the components', () => {
  const folders = readdirSync(components);

  it('has a story', () => {
    const without = folders.filter(
      (folder) =>
        !readdirSync(path.join(components, folder)).some((file) => file.endsWith('.stories.tsx')),
    );
    expect(without).toEqual(Object.keys(shownBy));
  });

  it.each(Object.entries(shownBy))('%s is in the stories of %s', (part, component) => {
    const folder = path.join(components, component);
    const files = globSync('*.{ts,tsx}', { cwd: folder });
    const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
    expect(code).toContain(`'../${part}/`);
  });

  it('is exported by the package, unless only components use it', () => {
    const exportedFolders = folders.filter((folder) =>
      barrel.includes(`'./components/${folder}/index.ts'`),
    );
    expect(exportedFolders).toEqual(folders.filter((folder) => !inner.has(folder)));
  });
});

/** What forms and pages of other carriers need, though the portal does not use it directly. */
const forOtherApps = new Set(
  [
    'CheckboxGroup DateRangeField DateTimeField MoneyInput NumberInput PercentInput PhoneInput',
    'SsnInput TextArea TimeField dateError datePresets passes readDate readTime timeError validator',
    'Field describedBy FormFullRow FormSection',
    'LocaleProvider useLocale colorTokens densityTokens sizeTokens',
    'filterKinds kindOf withoutFilter',
  ].flatMap((names) => names.split(' ')),
);

it('exports only what an app uses or a form of another carrier needs', () => {
  const apps = path.join(import.meta.dirname, '../../../apps');
  const code = globSync('*/src/**/*.{ts,tsx}', { cwd: apps })
    .map((file) => readFileSync(path.join(apps, file), 'utf8'))
    .join('\n');
  const imports = code.matchAll(/\{([^{}]*)\} from '@agent-portal\/ui|agent-portal\/ui\/(\w+)'\)/g);
  const used = new Set([...imports].flatMap((found) => (found[1] ?? found[2] ?? '').split(/\W+/)));
  const names = Object.keys(exported).filter((name) => !(name in format));
  expect(names.filter((name) => !used.has(name) && !forOtherApps.has(name))).toEqual([]);
  expect([...forOtherApps].filter((name) => !names.includes(name) || used.has(name))).toEqual([]);
});
