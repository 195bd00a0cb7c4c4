/** A mark after a label that no attribute of its input expresses, so screen readers read it with the label. */
export const LabelMark = ({ says }: { readonly says: 'required' | 'optional' }) => (
  <>
    {' '}
    <span data-part="mark">({says})</span>
  </>
);
