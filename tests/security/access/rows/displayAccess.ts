import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const body = {
  textSize: '100',
  density: 'comfortable',
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  singleKeys: 'on',
};

/** The calls of the display settings. */
export const displayAccess = {
  getDisplay: plain('signedIn'),
  saveDisplay: [
    ...plain('signedIn', { body }),
    ...withoutToken(() => ({ body })),
    ...forged('signedIn', () => ({ body })),
  ],
} satisfies AccessRows;
