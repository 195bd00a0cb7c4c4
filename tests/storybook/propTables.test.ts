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

/** Storybook's data about each exported component, before its rows become readable. */
const known = globSync('*/*.tsx', { cwd: components, exclude: ['**/*.{stories,test}.tsx'] })
  .map((file) => path.join(components, file))
  .flatMap((file) => Array.from(docgenOf(readFileSync(file, 'utf8'), file)))
  .filter(([name]) => exported.has(name))
  .map(([name, __docgenInfo]) => {
    const rows = extractComponentProps({ __docgenInfo }, 'props').map(({ propDef }): unknown => [
      propDef.name,
      {
        name: propDef.name,
        description: propDef.description,
        type: propDef.sbType,
        table: { type: propDef.type },
      },
    ]);
    const argTypes = Object.fromEntries(
      rows as [string, StrictArgTypes[string]][],
    ) as StrictArgTypes;
    return { name, argTypes };
  });

/** The prop tables: rows by component and prop. */
const tables = known.map(({ name, argTypes }) => ({
  name,
  rows: readableTypes({ argTypes, initialArgs: {} }),
}));

/** The table of a component in a story with these args. */
const rowsOf = (component: string, initialArgs: Readonly<Record<string, unknown>> = {}) =>
  readableTypes({
    argTypes: known.find(({ name }) => name === component)?.argTypes ?? {},
    initialArgs,
  });

/** What docgen prints for an unknown type: nothing, or a kind of type instead of a type. */
const unreadable = /^$|\bunknown\b(?!\) =>)|^union$|^signature$|\bobject$|typeof|\[number\]/;

/** Kinds of types for which Storybook would offer 'Set object'. */
const complex = new Set(['other', 'union', 'array', 'object', 'intersection']);

describe('a prop table', () => {
  it('exists for every component', () => {
    expect(tables.length).toBeGreaterThan(30);
  });

  it.each(tables)('of $name prints a readable type in every row', ({ rows }) => {
    const types = Object.values(rows).map(({ name, table }) => [name, table?.type?.summary ?? '']);
    expect(types.filter(([, type = '']) => unreadable.test(type))).toEqual([]);
  });

  it.each([
    ['Button', 'variant', ['primary', 'secondary', 'quiet', 'danger']],
    ['Button', 'size', ['default', 'small']],
    ['Button', 'type', ['button', 'submit', 'reset']],
    ['Badge', 'tone', ['neutral', 'info', 'success', 'warning', 'danger']],
    ['Dialog', 'placement', ['center', 'question', 'sheet', 'drawer']],
    ['MenuButton', 'placement', ['bottom start', 'bottom end']],
    ['TextInput', 'type', ['text', 'password', 'email', 'tel']],
    ['DataTable', 'status', ['loading', 'stale', 'refreshing', 'ready', 'error']],
  ])('lets a designer choose the %s of its %s', (component, prop, options) => {
    expect(rowsOf(component)[prop]).toMatchObject({ control: { type: 'select' }, options });
  });

  it.each(tables)('of $name offers no control for an object that users cannot type', ({ rows }) => {
    const odd = Object.values(rows).filter(
      ({ type, control }) =>
        typeof type === 'object' && complex.has(type.name) && control === undefined,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['Button', 'pendingText', 'string'],
    ['Button', 'pending', 'boolean'],
    ['TextArea', 'rows', 'number'],
    ['Select', 'error', 'string'],
  ])('of %s has a control for the optional prop %s', (component, prop, kind) => {
    const row = rowsOf(component)[prop];
    expect(row).toMatchObject({ type: { name: kind } });
    expect(row?.control).toBeUndefined();
  });

  it.each([
    ['SelectionTable', ['rows', 'columns', 'sort', 'onSort', 'status', 'empty', 'totals']],
    ['TreeTable', ['columns', 'sort', 'onSort', 'status', 'density']],
    ['ProfileMenu', ['sections', 'onIntent']],
    ['NotificationsPanel', ['children', 'offsets']],
    ['ErrorPage', ['title', 'message', 'help', 'reference']],
    ['Card', ['children']],
    ['Button', ['children', 'disabled', 'onClick']],
  ])('of %s has the inherited props: %s', (component, props) => {
    expect(Object.keys(rowsOf(component))).toEqual(expect.arrayContaining(props));
  });

  it.each([
    ['TreeTable', 'onSortIntent'],
    ['ErrorPage', 'action'],
    ['ProfileMenu', 'trigger'],
  ])('of %s omits a prop that it does not accept: %s', (component, prop) => {
    expect(rowsOf(component)[prop]).toBeUndefined();
  });

  it('prints the type of an inherited prop as in its source', () => {
    expect(rowsOf('SelectionTable')['rows']).toMatchObject({
      description: "The rows of this page, in the server's order.",
      table: { type: { summary: 'readonly Row[]' } },
    });
  });

  it.each([
    ['an element', 'Dialog', { children: { $$typeof: Symbol('element'), props: {} } }],
    ['elements in a list', 'ProfileMenu', { sections: [{ icon: { $$typeof: 0 } }] }],
    [
      'a long list',
      'Combobox',
      { options: Array.from('abcdefghijklm', (value) => ({ value, label: `Employer ${value}` })) },
    ],
    ['a set', 'SelectionTable', { selection: [new Set()] }],
    ['an element for an unknown prop', 'Card', { badge: { $$typeof: 0 } }],
  ])('offers no control for %s', (_, component, args) => {
    const [prop = ''] = Object.keys(args);
    expect(rowsOf(component, args)[prop]).toMatchObject({ control: false });
  });

  it.each([
    ['DateRangeField', { value: { from: '2026-01-05', to: null } }, undefined],
    ['Pagination', { pageSizes: [10, 25, 50] }, undefined],
    ['DateField', { value: null }, { type: 'text' }],
    ['Button', { children: 'Export to Excel' }, { type: 'text' }],
  ])('of %s lets a designer change %o', (component, args, control) => {
    const [prop = ''] = Object.keys(args);
    expect(rowsOf(component, args)[prop]?.control).toEqual(control);
  });

  it('prints the values of a choice', () => {
    expect(rowsOf('Button')['size']?.table?.type?.summary).toBe("'default' | 'small'");
  });
});
