import { endpoint } from '../../endpoint.ts';
import { pdfFile } from '../../pdfFile.ts';
import { policiesAccess } from '../policiesAccess.ts';
import { policyParams } from '../policyParams.ts';

export const exportPolicy = endpoint({
  name: 'exportPolicy',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/{id}/Export',
  source: '[S7] Policies',
  summary:
    'A policy as a PDF: everything that its page shows. 404 for a policy outside the book of business.',
  access: policiesAccess,
  params: policyParams,
  response: pdfFile('policy'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const exportApplication = endpoint({
  name: 'exportApplication',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Application/{id}/Export',
  source: '[S7] Policies',
  summary: 'The application for a policy as a PDF. 404 for a policy outside the book of business.',
  access: policiesAccess,
  params: policyParams,
  response: pdfFile('application'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

/** Separate from the other calls of policies, so that /pending does not load these. */
export const documentsEndpoints = { exportPolicy, exportApplication };
