import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** A single value within an input, and its place: `query.filters.dateFrom`. */
export interface Leaf {
  readonly path: string;
  readonly schema: z.ZodMiniType;
}

/** The parts of a definition that lead to further schemas. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly out?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly getter?: () => z.ZodMiniType;
}

const nested = new Set(['object', 'array', 'optional', 'nullable', 'union', 'lazy', 'record']);

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

function* leaves(schema: z.ZodMiniType, path: string): Generator<Leaf> {
  const def = definitionOf(schema);
  const inner = def.innerType ?? def.element ?? def.valueType ?? def.getter?.();
  if (def.shape)
    for (const [name, one] of Object.entries(def.shape)) yield* leaves(one, `${path}.${name}`);
  else if (def.options) for (const one of def.options) yield* leaves(one, path);
  else if (inner) yield* leaves(inner, path);
  else if (def.out && nested.has(definitionOf(def.out).type)) yield* leaves(def.out, path);
  else yield { path, schema };
}

/** All single values that a call takes: in its path, its query and its body. */
export function* leavesOf({ params, query, body }: Endpoint): Generator<Leaf> {
  for (const [part, schema] of Object.entries({ params, query, body }))
    if (schema) yield* leaves(schema, part);
}
