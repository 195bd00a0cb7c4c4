import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../shapes.ts';
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

/** A current message of the carrier [S3]; `message` is HTML. */
export const temporaryMessage = z.object({
  heading: z.string(),
  message: z.string(),
  publishDate: isoDate,
  /** Its kind in the panel's filter: 'Commissions'. An extension. */
  kind: z.optional(z.string()),
  /** The alert that caused it, as the alerts page names it. An extension. */
  alert: z.optional(z.string()),
  /** When what it announces begins: 48 hours before, it is also a banner. An extension. */
  startsAt: z.optional(isoDateTime),
});
export type TemporaryMessage = z.output<typeof temporaryMessage>;

export const getTemporaryMessages = endpoint({
  name: 'getTemporaryMessages',
  method: 'GET',
  effect: 'read',
  path: '/content/temporarymessages',
  source: '[S7] Session and config',
  summary: 'What the Notifications panel lists, newest first.',
  access: { who: 'anyone' },
  response: z.array(temporaryMessage),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const contentEndpoints = { queryContent, getTemporaryMessages };
