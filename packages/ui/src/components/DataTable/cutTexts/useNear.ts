import { useCallback, useState } from 'react';

/** The element of the ref once the pointer is on it, or Tab was pressed anywhere. */
export function useNear<Near extends HTMLElement>() {
  const [near, setNear] = useState<Near | null>(null);
  const ref = useCallback((element: Near | null) => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(element);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { near, setNear, ref };
}
