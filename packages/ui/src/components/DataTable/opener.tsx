interface Opener {
  readonly part: 'expander' | 'branch';
  readonly label: string;
  readonly isOpen: boolean;
  /** The id of what is open. */
  readonly controls?: string | undefined;
  readonly onToggle: () => void;
}

/** What opens a row: a `button` whose arrow CSS draws. */
export function opener({ part, label, isOpen, controls, onToggle }: Opener) {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    />
  );
}
