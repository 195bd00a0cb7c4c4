import { type FieldShape, type FieldShapes, fieldsOf } from './fieldsOf.ts';
import { type FunctionShape, functionsOf } from './functionsOf.ts';
import { type Shape, shapesOf } from './shapesOf.ts';

/** What an address of the package exports apart from the component of the page. */
export interface Exports extends FieldShapes {
  readonly functions: readonly FunctionShape[];
  /** The exported types that those name. */
  readonly shapes: readonly Shape[];
}

/**
 * What the page of a component shows of the index next to its stories.
 * @param page the name of the page: that of one field shows only this one
 */
export function exportsOf(index: string, page: string): Exports | undefined {
  const { fields: all, ofForm } = fieldsOf(index);
  const own = all.filter(({ name }) => name === page);
  const fields: readonly FieldShape[] = own.length > 0 ? own : all;
  const functions = own.length > 0 ? [] : functionsOf(index);
  if (fields.length === 0 && functions.length === 0) return undefined;
  const types = [
    ...(fields.length > 0 ? ['Binding'] : []),
    ...fields.flatMap(({ value, rows }) => [value, ...rows.map(({ type }) => type)]),
    ...functions.flatMap(({ signature, rows }) => [signature, ...rows.map(({ type }) => type)]),
  ];
  return { fields, ofForm, functions, shapes: shapesOf(types) };
}
