import * as z from 'zod/mini';
import { emailParam, oneLine } from '../../oneLine.ts';
import { endpoint } from '../../endpoint.ts';
import { policyParams } from '../../policies/policyParams.ts';
import { casesAccess } from '../casesAccess.ts';
import { caseDetail, caseRow } from '../shapes.ts';

/** The calls of the e-delivery desk: none is the specification's. */
const extension = {
  source: 'decisions, 3 (/case-management)',
  isOptional: true,
  access: casesAccess,
  onServerError: 'inline',
} as const;

/** The longest reason for voiding an envelope, in characters. */
export const longestVoidReason = 500;

const caseParams = z.strictObject({
  envelopeId: z.string().check(z.minLength(1), z.maxLength(60)),
});

/** The version of the case that the reader saw. */
const version = z.int().check(z.gte(1));

export const getCasesNeedingAttention = endpoint({
  ...extension,
  name: 'getCasesNeedingAttention',
  method: 'GET',
  effect: 'read',
  path: '/API/CaseManagement/Attention',
  summary:
    'How many cases on the caller’s book of business need attention, and the most urgent of them.',
  query: z.strictObject({ ViewAsAgentId: z.optional(z.string().check(z.maxLength(20))) }),
  response: z.object({ count: z.int(), cases: z.array(caseRow) }),
  onForbidden: 'inline',
});

export const getCase = endpoint({
  ...extension,
  name: 'getCase',
  method: 'GET',
  effect: 'read',
  path: '/API/CaseManagement/Cases/{envelopeId}',
  summary: 'A case with the history of its envelope.',
  params: caseParams,
  response: caseDetail,
  onServerError: 'page',
  onForbidden: 'page',
});

export const getCasesOfPolicy = endpoint({
  ...extension,
  name: 'getCasesOfPolicy',
  method: 'GET',
  effect: 'read',
  path: '/API/CaseManagement/Policies/{id}/Cases',
  summary: 'The cases of a policy, the last created first.',
  params: policyParams,
  response: z.object({ cases: z.array(caseRow) }),
  onForbidden: 'inline',
});

export const correctRecipient = endpoint({
  ...extension,
  name: 'correctRecipient',
  method: 'POST',
  effect: 'change',
  path: '/API/CaseManagement/Cases/{envelopeId}/Recipient',
  summary:
    'Corrects the signer’s e-mail address, and sends the e-mail there. 409 if another user changed the case after that version, or if no signature is needed.',
  params: caseParams,
  body: z.strictObject({
    recipientEmail: emailParam(),
    version,
  }),
  response: caseDetail,
  onForbidden: 'inline',
});

export const voidCase = endpoint({
  ...extension,
  name: 'voidCase',
  method: 'POST',
  effect: 'change',
  path: '/API/CaseManagement/Cases/{envelopeId}/Void',
  summary:
    'Voids an envelope, with a reason. 409 if another user changed the case after that version, or if it is completed.',
  params: caseParams,
  body: z.strictObject({
    reason: oneLine({ max: longestVoidReason }),
    version,
  }),
  response: caseDetail,
  onForbidden: 'inline',
});

export const caseDeskEndpoints = {
  getCasesNeedingAttention,
  getCase,
  getCasesOfPolicy,
  correctRecipient,
  voidCase,
};
