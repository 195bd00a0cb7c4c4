import { Note } from './ProductionHead.styles.ts';

/** How shares are computed where some production credit is negative. */
export const ShareNote = () => (
  <Note>
    Shares are parts of all production credit above zero. Negative production credit has no share.
  </Note>
);
