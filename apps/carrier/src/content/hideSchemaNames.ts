import {
  type GraphQLNamedType,
  isEnumType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { contentSchema } from './contentSchema.ts';

/** The names of a type, its values, its fields and their arguments. */
function namesOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name].concat(type.getValues().map(({ name }) => name));
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const inside = fields.flatMap(({ name, args }) => [name].concat(args.map((one) => one.name)));
  return [type.name].concat(inside);
}

const schemaNames = new Set(
  Object.values(contentSchema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(namesOf),
);

/** The error message of a query, without names of the schema that are not in the query. */
export function hideSchemaNames(message: string, query: string): string {
  const said = new Set(query.match(/\w+/g));
  return message.replaceAll(/\w+/g, (word) =>
    schemaNames.has(word) && !said.has(word) ? '…' : word,
  );
}
