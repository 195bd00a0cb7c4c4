interface OpenerProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  /** It is pointed at. */
  readonly onPointerEnter?: (() => void) | undefined;
  /** The id of what is open. */
  readonly controls?: string;
}

/** What opens a row: a `button` whose arrow CSS draws. */
export const opener = (
  part: 'expander' | 'branch',
  label: string,
  { isOpen, onClick, onPointerEnter, controls }: OpenerProps,
) => (
  <button
    type="button"
    data-part={part}
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onClick}
    onPointerEnter={onPointerEnter}
  />
);
