import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * The content service: GraphQL, with the queries `agent_center_nav`, `agent_center_footer` and
 * `agent_center_page`. The query decides what the answer contains; the queries of the portal and
 * their answers are in `queries.ts`.
 */
export const queryContent = endpoint({
  name: 'queryContent',
  method: 'POST',
  effect: 'read',
  path: '/content/graphql',
  source: '[S7] Session and config',
  summary: 'Navigation, footers and pages of the content service, by GraphQL.',
  access: { who: 'anyone' },
  body: z.strictObject({
    query: z.string().check(z.maxLength(4_000, 'must have at most 4,000 characters')),
    variables: z.optional(z.looseObject({})),
  }),
  response: z.object({ data: z.looseObject({}) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const contentEndpoints = { queryContent };
