import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { badRequest, type Problem } from '../http/answers/problems.ts';
import { textProblem } from '../http/input/scanJson.ts';
import { hideSchemaNames } from './hideSchemaNames.ts';
import { contentSchema } from './contentSchema.ts';

/** The most tokens of a query. The portal's queries have fewer than 60. */
const mostTokens = 500;

/** The most fields of a query with expanded fragments, and the deepest nesting. */
const mostFields = 100;
const deepest = 8;

const refuse = (message: string): Problem => badRequest([{ field: 'query', message }]);

/** Counts fields with expanded fragments, and stops at the limits. */
function measure(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  let fields = 0;
  const walk = (set: SelectionSetNode | undefined, depth: number): void => {
    if (!set) return;
    if (depth > deepest) throw refuse(`must not be deeper than ${deepest} levels`);
    for (const selection of set.selections) {
      fields += 1;
      if (fields > mostFields) throw refuse(`must not ask for more than ${mostFields} fields`);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        walk(fragments.get(selection.name.value)?.selectionSet, depth);
      } else {
        walk(selection.selectionSet, selection.kind === Kind.FIELD ? depth + 1 : depth);
      }
    }
  };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, 1);
  }
}

function parseText(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: mostTokens, noLocation: true });
  } catch (thrown) {
    if (thrown instanceof GraphQLError) throw refuse(thrown.message);
    throw thrown;
  }
}

/** Checks the texts in a query like those of its variables, which are checked already. */
function refuseBadTexts(document: DocumentNode): void {
  visit(document, {
    StringValue: ({ value }) => {
      const problem = textProblem(value);
      if (problem) throw refuse(problem);
    },
  });
}

/**
 * Parses a query: one read operation within the limits and the schema. Error messages do not reveal the
 * schema.
 * @throws Problem 400 that says what is wrong
 */
export function parseQuery(query: string): DocumentNode {
  const document = parseText(query);
  refuseBadTexts(document);
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length !== 1 || operations[0]?.operation !== OperationTypeNode.QUERY) {
    throw refuse('must be one query');
  }
  const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const options = { maxErrors: 1, hideSuggestions: true };
  const [wrong] = validate(contentSchema, document, rules, options);
  if (wrong) throw refuse(hideSchemaNames(wrong.message, query));
  measure(document);
  return document;
}
