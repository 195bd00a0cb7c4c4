import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds: a cached page is on screen by then, so the bar does not flash. */
const patience = 200;

/** A thin bar while the next page loads, for loads longer than 200 ms (decisions, 7). */
export function RouteProgress() {
  const { state, location } = useNavigation();
  const [isLate, setIsLate] = useState(false);
  const isLoading = state !== 'idle' && location.pathname !== globalThis.location.pathname;

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(setIsLate, patience, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);

  return isLoading && isLate ? <div className="frame-progress" /> : null;
}
