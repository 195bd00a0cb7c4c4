import type { Recording } from '../mocks/Recording.ts';

/** The data with which external tools open. */
export const launchersRecordings: readonly Recording[] = [
  {
    file: 'launchers/fixtures/getIllustrationProAccountId',
    endpoint: 'getIllustrationProAccountId',
    account: 'agent',
  },
  {
    file: 'launchers/fixtures/getIPipelineResponse',
    endpoint: 'getIPipelineResponse',
    account: 'agent',
    input: { query: { agentId: '4471902' } },
    recordedAs: Buffer.from('<samlp:Response />').toString('base64'),
  },
  {
    file: 'launchers/fixtures/getLifePortraitsRedirectUrl',
    endpoint: 'getLifePortraitsRedirectUrl',
    account: 'agent',
  },
];
