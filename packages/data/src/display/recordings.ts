import type { Recording } from '../mocks/Recording.ts';

/** No other recording depends on the settings of this account. */
const reader = 'solo';

/** The settings of an account: none yet, then a dark theme with large text. */
export const displayRecordings: readonly Recording[] = [
  {
    file: 'display/fixtures/getDisplay',
    endpoint: 'getDisplay',
    account: reader,
    // Saved settings stay: a second recording would find those of the first one.
    recordedAs: { display: null },
  },
  {
    file: 'display/fixtures/saveDisplay',
    endpoint: 'saveDisplay',
    account: reader,
    input: {
      body: {
        textSize: '130',
        density: 'compact',
        theme: 'dark',
        contrast: 'system',
        motion: 'reduced',
        singleKeys: 'on',
      },
    },
  },
];
