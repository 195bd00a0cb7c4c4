import type { Recording } from '../mocks/Recording.ts';

/** What the portal is set up with. */
export const configRecordings: readonly Recording[] = [
  { file: 'config/fixtures/getApplicationConfig', endpoint: 'getApplicationConfig' },
];
