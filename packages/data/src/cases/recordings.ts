import type { Recording } from '../mocks/Recording.ts';

/** Cases of the account `agent`. */
const asked = (file: string, endpoint: Recording['endpoint'], input: object = {}): Recording => ({
  file: `cases/fixtures/${file}`,
  endpoint,
  account: 'agent',
  input,
});

export const casesRecordings: readonly Recording[] = [
  asked('getCases', 'getCases', { query: {} }),
  asked('getCases.empty', 'getCases', { query: { PrimaryInsuredName: 'Nobody' } }),
  asked('getCaseFilterOptions', 'getCaseFilterOptions'),
  asked('getCasesNeedingAttention', 'getCasesNeedingAttention', { query: {} }),
  asked('getCase', 'getCase', { params: { envelopeId: 'E-NL0016B8835' } }),
  asked('getCasesOfPolicy', 'getCasesOfPolicy', { params: { id: 'NL0018O0142' } }),
  // The last one, since it adds to the history of its case.
  asked('resendEmail', 'resendEmail', { query: { envelopeId: 'E-NL0018O0142' } }),
];
