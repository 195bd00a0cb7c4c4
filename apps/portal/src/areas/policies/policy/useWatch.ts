import { useStopWatching, useWatches, useWatchPolicy } from '@agent-portal/data/watches/hooks';
import { announce } from '@agent-portal/ui/Announcer';

/** Starts and stops watching a policy. The changes of a watched policy show in the notifications. */
export function useWatch(policyNumber: string) {
  const { data, error, isLoading } = useWatches();
  const watching = useWatchPolicy();
  const stopping = useStopWatching();
  const isWatched = data?.watches.some((watch) => watch.policyNumber === policyNumber) ?? false;

  async function toggle() {
    watching.clear();
    stopping.clear();
    if (isWatched) {
      if (await stopping.make({ params: { policyNumber } }))
        announce(`Stopped watching policy ${policyNumber}`, policyNumber);
    } else if (await watching.make({ body: { policyNumber } })) {
      const news = `Watching policy ${policyNumber}. Its changes show in your notifications`;
      announce(news, policyNumber);
    }
  }

  return {
    isOffered: error?.kind !== 'not-offered',
    isKnown: data !== undefined,
    isLoading,
    isWatched,
    isBusy: watching.isRunning || stopping.isRunning,
    failure: watching.failure ?? stopping.failure,
    toggle: () => void toggle(),
  };
}
