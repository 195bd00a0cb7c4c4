import { expect, it } from 'vitest';
import { shapesOf } from '../../.storybook/docgen/shapesOf.ts';

const names = (...types: readonly string[]) => shapesOf(types).map(({ name }) => name);

it('lists the exported types that props name, and those that they name', () => {
  expect(names('readonly Column<Row>[]', 'Sort | null')).toEqual(
    expect.arrayContaining(['Column', 'CellValue', 'Sort']),
  );
});

it('lists each once, and none of other packages', () => {
  expect(names('Sort', 'Sort | null', 'ReactNode', 'string')).toEqual(['Sort']);
});

it('has the properties of a type with what they are', () => {
  const [event] = shapesOf(['readonly TimelineEvent[]']);
  expect(event?.rows).toContainEqual({
    name: 'content',
    isRequired: false,
    type: 'ReactNode',
    description: 'More about it. Default: none.',
  });
  expect(event?.rows).toContainEqual(expect.objectContaining({ name: 'id', isRequired: true }));
});

it('has the members of a choice', () => {
  const [shape] = shapesOf(['StepState', 'TextTone']);
  expect(shape?.type ?? '').not.toBe('');
});

it.each(['Column', 'NavigationItem', 'MenuItem', 'FilterDefinition', 'TimelineEvent'])(
  'knows %s',
  (name) => {
    expect(names(name)).toContain(name);
  },
);

it.each([
  ['Column', ['header', 'sortable', 'id', 'value']],
  ['MenuItem', ['id', 'label', 'onAction', 'href']],
])('has the properties of all kinds of %s', (name, properties) => {
  const [shape] = shapesOf([name]);
  expect(shape?.rows.map((row) => row.name)).toEqual(expect.arrayContaining(properties));
});

it('adds the default to what a property is', () => {
  const [binding] = shapesOf(['Binding']);
  expect(binding?.rows.find(({ name }) => name === 'control')?.description).toBe(
    "The form's. Default: that of the `FormProvider` around.",
  );
});
