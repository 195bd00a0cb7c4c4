import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { isoDateTime } from '../../shapes.ts';
import { takeAction } from '../actions/contract.ts';
import { policiesAccess } from '../policiesAccess.ts';
import { policyParams } from '../policyParams.ts';
import { uploadedDocument } from './shapes.ts';
import { uploadRules } from './uploadRules.ts';

const minute = 60_000;

export const takeActionWithDocuments = endpoint({
  name: 'takeActionWithDocuments',
  method: 'POST',
  effect: 'change',
  path: '/API/send/takeActionWithDocuments',
  source: 'an extension: documents with an action',
  isOptional: true,
  summary:
    'Takes the action ProvideInformation, like takeAction, with 1 to 10 documents: PDF, JPEG or PNG by their content, at most 15 MB each. All of it is saved, or nothing.',
  access: policiesAccess,
  body: takeAction.body,
  files: uploadRules,
  response: takeAction.response,
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 15 * minute,
});

export const getPolicyDocuments = endpoint({
  name: 'getPolicyDocuments',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/{id}/Documents',
  source: 'an extension: documents with an action',
  isOptional: true,
  summary: 'The documents that users sent for a policy, the last ones first, at most 1,000.',
  access: policiesAccess,
  params: policyParams,
  response: z.lazy(() =>
    z.object({
      documents: z.array(
        z.extend(uploadedDocument(), {
          actionItemId: z.string(),
          /** When it was sent. */
          date: isoDateTime,
          /** The name of the user who sent it. */
          sentBy: z.string(),
        }),
      ),
    }),
  ),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const downloadPolicyDocument = endpoint({
  name: 'downloadPolicyDocument',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/{id}/Documents/{documentId}',
  source: 'an extension: documents with an action',
  isOptional: true,
  summary: 'A document that a user sent for a policy, as it was sent.',
  access: policiesAccess,
  params: z.strictObject({
    id: z.string().check(z.minLength(1), z.maxLength(20)),
    documentId: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  response: {
    kind: 'file',
    // Never the kind of the document: a browser must not show what a user uploaded.
    mediaType: 'application/octet-stream',
    fallbackName: () => 'document',
  },
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 15 * minute,
});

/** Separate from the other calls of policies, so that the lists do not load these. */
export const uploadsEndpoints = {
  takeActionWithDocuments,
  getPolicyDocuments,
  downloadPolicyDocument,
};
