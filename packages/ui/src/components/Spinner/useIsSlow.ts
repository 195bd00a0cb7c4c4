import { useEffect, useState } from 'react';

/**
 * Whether something has gone on for longer than a reader waits without a word.
 * @param patience in milliseconds
 */
export function useIsSlow(goesOn: boolean, patience = 2_000): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(setIsSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [goesOn, patience]);
  return isSlow;
}
