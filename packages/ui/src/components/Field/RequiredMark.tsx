/** Says to the eye that a field has to be filled in; its input tells screen readers. */
export const RequiredMark = () => (
  <span data-part="mark" aria-hidden>
    {' '}
    (required)
  </span>
);
