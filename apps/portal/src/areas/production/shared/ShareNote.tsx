import { Note } from './ProductionHead.styles.ts';

/** Explains how shares are computed when some production credit is negative. */
export const ShareNote = () => (
  <Note>
    Shares are calculated from positive production credit only. Negative production credit has no
    share.
  </Note>
);
