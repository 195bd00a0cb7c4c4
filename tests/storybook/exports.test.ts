import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Exports, exportsOf } from '../../.storybook/docgen/exportsOf.ts';
import { exportsPlugin } from '../../.storybook/docgen/exportsPlugin.ts';
import { functionsOf } from '../../.storybook/docgen/functionsOf.ts';
import * as form from '../../packages/ui/src/form/index.ts';

const source = path.join(import.meta.dirname, '../../packages/ui/src');
const formIndex = path.join(source, 'form/index.ts');
const toastIndex = path.join(source, 'components/Toast/index.ts');
const indexes = globSync('components/*/index.ts', { cwd: source }).filter(
  (index) => functionsOf(path.join(source, index)).length > 0,
);

const toast = exportsOf(toastIndex, 'Toast');
const fields = exportsOf(formIndex, 'Form fields');

const named = (list: readonly { readonly name: string }[] | undefined) =>
  (list ?? []).map(({ name }) => name);

/** The properties in the table of a type. */
const propertiesOf = (exported: Exports | undefined, type: string) =>
  named(exported?.shapes.find(({ name }) => name === type)?.rows);

const functionOf = (exported: Exports | undefined, name: string) =>
  exported?.functions.find((one) => one.name === name);

describe('the page of toasts', () => {
  it('has the calls of toast and clearToasts', () => {
    expect(functionOf(toast, 'toast')?.signature).toBe(
      'toast(message: string, action?: ToastAction): void',
    );
    expect(functionOf(toast, 'clearToasts')?.signature).toBe('clearToasts(): void');
  });

  it('says what each parameter is', () => {
    expect(functionOf(toast, 'toast')?.rows).toEqual([
      expect.objectContaining({ name: 'message', isRequired: true, type: 'string' }),
      expect.objectContaining({ name: 'action', isRequired: false, type: 'ToastAction' }),
    ]);
    const texts = functionOf(toast, 'toast')?.rows.map(({ description }) => description);
    expect(texts).not.toContain('');
  });

  it('has the options of an action', () => {
    expect(propertiesOf(toast, 'ToastAction')).toEqual(['label', 'onAction']);
  });
});

describe('the page of form fields', () => {
  it('has each field that the address exports', () => {
    expect(named(fields?.fields)).toEqual(
      Object.keys(form)
        .filter((name) => /^[A-Z]/.test(name))
        .toSorted(),
    );
    expect(named(fields?.functions)).toEqual(['secretFieldsOf', 'useField']);
  });

  it.each([
    ['TextField', 'string', 'TextInput'],
    ['DateField', 'string | null', 'DateField'],
    ['CheckboxGroupField', 'readonly string[]', 'CheckboxGroup'],
    ['FileUploadField', 'readonly File[]', 'FileUpload'],
    ['FilterField', 'FilterValues', ''],
  ])('has the value of %s, and the component that it shows', (name, value, of) => {
    expect(fields?.fields.find((field) => field.name === name)).toMatchObject({ value, of });
  });

  it("has a field's own props, and those that it sets", () => {
    const field = (name: string) => fields?.fields.find((one) => one.name === name);
    expect(named(field('DateField')?.rows)).toEqual(['onDraft', 'draftName']);
    expect(named(field('FilterField')?.rows)).toEqual(['definition', 'today']);
    expect(field('FileUploadField')?.without).toEqual(['files', 'onAdd', 'onRemove']);
    expect(fields?.ofForm).toEqual(expect.arrayContaining(['value', 'onChange', 'error']));
  });

  it.each([
    ['Binding', ['name', 'control', 'rules']],
    ['BoundField', ['name', 'value', 'onChange', 'onBlur', 'ref', 'error', 'required', 'disabled']],
    ['OwnRules', ['draftError', 'isEmpty']],
    ['DateRange', ['from', 'to']],
  ])('has the properties of %s', (type, properties) => {
    expect(propertiesOf(fields, type)).toEqual(properties);
  });

  it('shows only the field of a page about one', () => {
    const filter = exportsOf(formIndex, 'FilterField');
    expect(named(filter?.fields)).toEqual(['FilterField']);
    expect(named(filter?.functions)).toEqual([]);
    expect(propertiesOf(filter, 'Binding')).toEqual(['name', 'control', 'rules']);
  });
});

describe('the functions of a component', () => {
  it('has functions of several components', () => {
    expect(indexes.length).toBeGreaterThan(5);
  });

  it.each(indexes)('are described with named and typed parameters: %s', (index) => {
    const functions = functionsOf(path.join(source, index));
    expect(named(functions.filter(({ description }) => description === ''))).toEqual([]);
    const rows = functions.flatMap((one) => one.rows);
    expect(rows.filter(({ name, type }) => name === '' || type === '')).toEqual([]);
  });

  it('have the properties of a parameter whose type has no name outside', () => {
    const [error] = functionsOf(path.join(source, 'components/DateField/index.ts'));
    expect(named(error?.rows)).toEqual(expect.arrayContaining(['limits', 'limits.min']));
  });
});

describe('the build of a page', () => {
  const builtOf = (file: string) => exportsPlugin.transform('', path.join(source, file))?.code;

  it('gets what the index next to its stories exports', () => {
    expect(builtOf('components/Toast/ToastRegion.stories.tsx')).toContain('"toast"');
    expect(builtOf('form/FormFields.stories.tsx')).toContain('"TextField"');
  });

  it('gets it once, on the page of the component', () => {
    expect(builtOf('components/Toast/ToastRegion.overlays.stories.tsx')).toBeUndefined();
    expect(builtOf('components/Button/Button.stories.tsx')).toBeUndefined();
  });
});
