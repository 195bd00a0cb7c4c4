import * as z from 'zod/mini';
import { isoDateTime } from '../../shapes.ts';
import { emailParam, severalLines } from '../../oneLine.ts';
import { endpoint } from '../../endpoint.ts';
import { policiesAccess } from '../policiesAccess.ts';
import { policyParams } from '../policyParams.ts';
import { policyActions } from './policyActions.ts';
import { uploadedDocument } from '../uploads/shapes.ts';

/** The longest note, in characters (decisions, 3). */
export const longestNote = 2_000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An action that was taken. */
export const actionItem = () =>
  z.object({
    actionItemId: z.string(),
    /** When it was taken. */
    date: isoDateTime,
    policyNumber: z.string(),
    requirementId: z.nullable(z.string()),
    /** The name of the requirement. */
    requirement: z.nullable(z.string()),
    action: z.enum(policyActions),
    note: z.string(),
    contactEmail: z.nullable(z.string()),
    /** The name of the user who took it. */
    takenBy: z.string(),
    /** The documents that were sent with it. An extension. */
    documents: z.optional(z.array(uploadedDocument())),
  });
export type ActionItem = z.output<ReturnType<typeof actionItem>>;

export const takeAction = endpoint({
  name: 'takeAction',
  method: 'POST',
  effect: 'change',
  path: '/API/send/takeAction',
  source: '[S7] Policies; decisions, 3 (policy actions)',
  summary:
    'Takes an action for a policy; answers the action item. A repeated idempotencyKey answers the same item and changes nothing; 409 if it comes with another action. An application can be withdrawn once: after that 409, whatever the key.',
  access: policiesAccess,
  body: z.lazy(() =>
    z.strictObject({
      policyNumber: z.string().check(z.minLength(1), z.maxLength(20)),
      /** The requirement that the action answers: one of this policy. */
      requirementId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      action: z.enum(policyActions, `must be one of ${policyActions.join(', ')}`),
      note: severalLines({ max: longestNote }),
      contactEmail: z.optional(emailParam()),
      /** Identifies one submission. A repeated request has the same key. */
      idempotencyKey: z.optional(z.string().check(z.regex(uuid, 'must be a UUID'))),
    }),
  ),
  response: z.lazy(actionItem),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const getPolicyActions = endpoint({
  name: 'getPolicyActions',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/{id}/Actions',
  source: 'decisions, 3 (policy actions)',
  isOptional: true,
  summary: 'The actions that were taken for a policy, the last one first, at most 100.',
  access: policiesAccess,
  params: policyParams,
  response: z.lazy(() =>
    z.object({
      items: z.array(actionItem()),
      /** When the carrier answered. An extension. */
      answeredAt: z.optional(isoDateTime),
    }),
  ),
  onServerError: 'inline',
  onForbidden: 'page',
});

export const actionsEndpoints = { takeAction, getPolicyActions };
