import type { UrlSchema } from '@agent-portal/data/endpoint';
import type * as z from 'zod/mini';
import { badRequest, type FieldError } from '../answers/problems.ts';
import { readJson } from './readJson.ts';
import { readParameters } from './readParameters.ts';

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
}

/** The inner schema of an optional, default or similar schema. */
function definitionOf(schema: z.core.$ZodType | undefined): Definition | undefined {
  const definition = schema?._zod.def as Definition | undefined;
  return definition?.innerType ? definitionOf(definition.innerType) : definition;
}

/** Whether a parameter may be given more than once, because its schema is a list. */
function readsList(schema: z.core.$ZodType | undefined): boolean {
  const definition = definitionOf(schema);
  return definition?.in ? readsList(definition.in) : definition?.type === 'array';
}

/** Whether a parameter is JSON, because its schema decodes a text to an object. */
const readsJson = (schema: z.core.$ZodType | undefined) =>
  definitionOf(definitionOf(schema)?.out)?.type === 'object';

/**
 * The query as input for its schema: texts, and lists of texts when the schema declares a list.
 * @throws Problem 400 for parameters that are given twice, and for unsafe JSON
 */
export function readQuery(search: string, schema: UrlSchema): Record<string, string | string[]> {
  const shape = (schema as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape;
  const duplicates: FieldError[] = [];
  const values: Record<string, string | string[]> = {};
  const given = Map.groupBy(readParameters(search, 'query'), ([name]) => name);
  for (const [name, parameters] of given) {
    const texts = parameters.map(([, value]) => value);
    const declared = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const isList = readsList(declared);
    if (texts.length > 1 && !isList) {
      duplicates.push({ field: name || 'query', message: 'must be given once' });
    }
    if (readsJson(declared)) for (const text of texts) readJson(text, [name], name);
    // Defined, not assigned, because a parameter can be named __proto__.
    Object.defineProperty(values, name, { value: isList ? texts : texts[0], enumerable: true });
  }
  if (duplicates.length > 0) throw badRequest(duplicates);
  return values;
}
