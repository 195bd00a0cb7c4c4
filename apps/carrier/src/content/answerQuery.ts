import { execute, type GraphQLError } from 'graphql';
import type { Database } from '../db/connection.ts';
import { badRequest, Problem } from '../http/answers/problems.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import type { Caller } from '../session/caller.ts';
import { hideSchemaNames } from './hideSchemaNames.ts';
import { parseQuery } from './parseQuery.ts';
import { findFooters, findNavigation, findPage, type Status } from './queries.ts';
import { featureOf, refuseDrafts, refusePage, toTree } from './rules.ts';
import { contentSchema } from './contentSchema.ts';

/** A GraphQL query on the wire. */
interface ContentQuery {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** The caller, and the dependencies of the answer. */
interface Asking {
  readonly db: Database;
  readonly caller: Caller;
  readonly isFeatureOn: IsFeatureOn;
  /** What every footer ends with, such as the date of demonstration data. */
  readonly footerEnd?: string | undefined;
}

/** The resolvers of the schema's root fields. */
function rootOf({ db, caller, isFeatureOn, footerEnd = '' }: Asking) {
  return {
    agent_center_nav: async ({ status }: { status: Status }) => {
      refuseDrafts(caller, status);
      return toTree(await findNavigation(db, status));
    },
    agent_center_footer: async () => {
      const rows = await findFooters(db);
      return rows.map(({ isDefault, footerText, slugs }) => ({
        default: isDefault,
        footer_text: footerText + footerEnd,
        page: slugs.map((slug) => ({ slug })),
      }));
    },
    agent_center_page: async ({ url, status }: { url: string; status: Status }) => {
      refuseDrafts(caller, status);
      refusePage(caller, url);
      const feature = featureOf(url);
      // A page of a feature that is off does not exist.
      if (feature && !(await isFeatureOn(feature))) return null;
      return findPage(db, url, status);
    },
  };
}

/** Problems pass through. An error without a cause is about the variables. Any other error is a server failure. */
function toThrown(error: GraphQLError, query: string): unknown {
  const { originalError } = error;
  if (originalError instanceof Problem) return originalError;
  if (originalError && error.path) return originalError;
  return badRequest([{ field: 'variables', message: hideSchemaNames(error.message, query) }]);
}

/**
 * Answers a query of the content service.
 * @throws Problem 400 for a query that is wrong or too large, 401 or 403 for content that the caller may not see
 */
export async function answerQuery(
  { query, variables = {} }: ContentQuery,
  asking: Asking,
): Promise<Record<string, unknown>> {
  const { data, errors } = await execute({
    schema: contentSchema,
    document: parseQuery(query),
    rootValue: rootOf(asking),
    variableValues: variables,
    hideSuggestions: true,
  });
  if (errors?.[0]) throw toThrown(errors[0], query);
  return { ...data };
}
