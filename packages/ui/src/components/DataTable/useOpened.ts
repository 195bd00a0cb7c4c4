import { useCallback, useState } from 'react';

/** Which rows of a table are open, by their keys. */
export function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  return { opened, toggle };
}
