/** Stands for a value that is missing: a dash for the eye, 'none' for a screen reader. */
export const noValue = (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a character, and no picture to load
  <span role="img" aria-label="none">
    —
  </span>
);
