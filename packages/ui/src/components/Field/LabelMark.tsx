interface LabelMarkProps {
  readonly children: string;
  /** The input has an attribute that says the same to screen readers. @default false */
  readonly isHidden?: boolean | undefined;
}

/** A mark after a label. Screen readers read it with the label where no attribute of the input says so. */
export const LabelMark = ({ children, isHidden = false }: LabelMarkProps) => (
  <>
    {!isHidden && ' '}
    <span data-part="mark" aria-hidden={isHidden || undefined}>
      {isHidden && ' '}
      {children}
    </span>
  </>
);
