import type { Recording } from '../mocks/Recording.ts';

/** Cases of the account `agent`. */
const recording = (
  file: string,
  endpoint: Recording['endpoint'],
  input: object = {},
): Recording => ({
  file: `cases/fixtures/${file}`,
  endpoint,
  account: 'agent',
  input,
});

export const casesRecordings: readonly Recording[] = [
  recording('getCases', 'getCases', { query: {} }),
  recording('getCases.empty', 'getCases', { query: { PrimaryInsuredName: 'Nobody' } }),
  recording('getCaseFilterOptions', 'getCaseFilterOptions'),
  recording('getCasesNeedingAttention', 'getCasesNeedingAttention', { query: {} }),
  recording('getCase', 'getCase', { params: { envelopeId: 'E-NL0016B8835' } }),
  recording('getCasesOfPolicy', 'getCasesOfPolicy', { params: { id: 'NL0018O0142' } }),
  // Last, because it adds to the history of its case.
  recording('resendEmail', 'resendEmail', { query: { envelopeId: 'E-NL0018O0142' } }),
];
