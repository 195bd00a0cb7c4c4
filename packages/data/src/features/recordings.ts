import type { Recording } from '../mocks/Recording.ts';

export const featuresRecordings: readonly Recording[] = [
  {
    file: 'features/fixtures/getFeature',
    endpoint: 'getFeature',
    input: { query: { feature: 'left_nav' } },
  },
  { file: 'features/fixtures/getFeatures', endpoint: 'getFeatures', rows: 20 },
];
