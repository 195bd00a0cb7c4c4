import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';

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
