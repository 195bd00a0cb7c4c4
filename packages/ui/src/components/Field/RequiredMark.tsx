/** Shows that a field is required; its input says so to screen readers. */
export const RequiredMark = () => (
  <span data-part="mark" aria-hidden>
    {' '}
    (required)
  </span>
);
