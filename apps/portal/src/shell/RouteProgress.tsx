import { useNavigation } from 'react-router-dom';

/** A thin bar while the next page loads; its style keeps it hidden for the first 200 ms (decisions, 7). */
export function RouteProgress() {
  const { state, location } = useNavigation();
  const isAnotherPage = location && location.pathname !== globalThis.location.pathname;
  return state !== 'idle' && isAnotherPage ? <div className="frame-progress" /> : null;
}
