import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';

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

type Keys = ReadonlySet<string>;

/** The pair of a `useState` with the keys of open rows. */
export type OpenedState = readonly [opened: Keys, setOpened: Dispatch<SetStateAction<Keys>>];

/** The keys of a table's open rows: state of this hook, or of the table's owner. */
export function useOpened(stored?: OpenedState) {
  const own = useState<Keys>(() => new Set());
  const [opened, setOpened] = stored ?? own;
  const toggle = useCallback(
    (key: string) => {
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      });
    },
    [setOpened],
  );
  return { opened, toggle };
}
