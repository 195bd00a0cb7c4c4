import type { Recording } from '../mocks/Recording.ts';

/** The settings of the portal. */
export const configRecordings: readonly Recording[] = [
  { file: 'config/fixtures/getApplicationConfig', endpoint: 'getApplicationConfig' },
];
