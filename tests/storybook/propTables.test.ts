import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import type { StrictArgTypes } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { docgenOf } from '../../.storybook/docgen/docgenPlugin.ts';
import { readableTypes } from '../../.storybook/docgen/readableTypes.ts';

const components = path.join(import.meta.dirname, '../../packages/ui/src/components');
const exported = new Set(
  globSync('*/index.ts', { cwd: components }).flatMap(
    (file) => readFileSync(path.join(components, file), 'utf8').match(/\b[A-Z]\w*\b/g) ?? [],
  ),
);

/** The prop tables of all components that are exported: rows by component and prop. */
const tables = globSync('*/*.tsx', { cwd: components, exclude: ['**/*.{stories,test}.tsx'] })
  .map((file) => path.join(components, file))
  .flatMap((file) => Array.from(docgenOf(readFileSync(file, 'utf8'), file)))
  .filter(([name]) => exported.has(name))
  .map(([name, __docgenInfo]) => {
    const rows = extractComponentProps({ __docgenInfo }, 'props').map(({ propDef }): unknown => [
      propDef.name,
      { name: propDef.name, type: propDef.sbType, table: { type: propDef.type } },
    ]);
    const argTypes = Object.fromEntries(
      rows as [string, StrictArgTypes[string]][],
    ) as StrictArgTypes;
    return { name, rows: readableTypes({ argTypes, initialArgs: {} }) };
  });

const rowsOf = (component: string) => tables.find(({ name }) => name === component)?.rows ?? {};

/** What docgen prints where it does not know: nothing, a kind of type instead of a type. */
const unreadable = /^$|\bunknown\b(?!\) =>)|^union$|^signature$|\bobject$|typeof|\[number\]/;

/** Kinds of types for which Storybook would offer 'Set object'. */
const complex = new Set(['other', 'union', 'array', 'object', 'intersection']);

describe('a prop table', () => {
  it('is there for every component', () => {
    expect(tables.length).toBeGreaterThan(30);
  });

  it.each(tables)('of $name prints a type that says something in every row', ({ rows }) => {
    const types = Object.values(rows).map(({ name, table }) => [name, table?.type?.summary ?? '']);
    expect(types.filter(([, type = '']) => unreadable.test(type))).toEqual([]);
  });

  it.each([
    ['Button', 'variant', ['primary', 'secondary', 'quiet', 'danger']],
    ['Button', 'size', ['default', 'small']],
    ['Button', 'type', ['button', 'submit', 'reset']],
    ['Badge', 'tone', ['neutral', 'info', 'success', 'warning', 'danger']],
    ['Dialog', 'placement', ['centre', 'sheet', 'drawer']],
    ['MenuButton', 'placement', ['bottom start', 'bottom end']],
    ['TextInput', 'type', ['text', 'password']],
    ['DataTable', 'status', ['loading', 'refreshing', 'ready', 'error']],
  ])('lets a designer choose the %s of its %s', (component, prop, options) => {
    expect(rowsOf(component)[prop]).toMatchObject({ control: { type: 'select' }, options });
  });

  it.each(tables)('of $name asks nobody to set an object that cannot be typed', ({ rows }) => {
    const odd = Object.values(rows).filter(
      ({ type, control }) =>
        typeof type === 'object' && complex.has(type.name) && control === undefined,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('prints the values of a choice', () => {
    expect(rowsOf('Button')['size']?.table?.type?.summary).toBe("'default' | 'small'");
  });
});
