/** What opens a row: a `button` whose arrow CSS draws; `controls` is the id of what is open. */
export const opener = (
  part: 'expander' | 'branch',
  label: string,
  isOpen: boolean,
  onClick: () => void,
  controls?: string,
) => (
  <button
    type="button"
    data-part={part}
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onClick}
  />
);
