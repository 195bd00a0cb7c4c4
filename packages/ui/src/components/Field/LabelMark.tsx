/** Says after a label what no attribute of its input says, and so is read with the label. */
export const LabelMark = ({ says }: { readonly says: 'required' | 'optional' }) => (
  <>
    {' '}
    <span data-part="mark">({says})</span>
  </>
);
