import { useEffect, useState } from 'react';

/** Milliseconds after which the user hears that something is still running. */
const patience = 2_000;

/** Whether something has gone on for longer than a reader waits without a word. */
export function useIsSlow(goesOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(setIsSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [goesOn]);
  return isSlow;
}
