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

/** What a schema is under its wrappings. */
function definitionOf(schema: z.core.$ZodType | undefined): Definition | undefined {
  const definition = schema?._zod.def as Definition | undefined;
  return definition?.innerType ? definitionOf(definition.innerType) : definition;
}

/** Whether a parameter may be given more than once: its schema reads a list. */
function readsList(schema: z.core.$ZodType | undefined): boolean {
  const definition = definitionOf(schema);
  return definition?.in ? readsList(definition.in) : definition?.type === 'array';
}

/** Whether a parameter is JSON: its schema makes an object of a text. */
const readsJson = (schema: z.core.$ZodType | undefined) =>
  definitionOf(definitionOf(schema)?.out)?.type === 'object';

/**
 * The query as its schema reads it: texts, and lists of texts where a list is declared.
 * @throws Problem 400 that names what is given twice, and JSON that nothing may walk
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
    // Defined and not set: a parameter may be called __proto__.
    Object.defineProperty(values, name, { value: isList ? texts : texts[0], enumerable: true });
  }
  if (duplicates.length > 0) throw badRequest(duplicates);
  return values;
}
