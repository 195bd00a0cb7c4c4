import { useSWRConfig } from 'swr';
import { useData } from './provider/DataContext.ts';

/**
 * Returns a function that makes cached reads out of date, by their key. Those on screen are requested again
 * at once, the others when they are shown next. Its promise resolves when the requests have ended.
 */
export function useInvalidate(): (isStale: (key: string) => boolean) => Promise<void> {
  const { reads } = useData();
  const { mutate } = useSWRConfig();
  return async (isStale) => {
    reads.expire();
    await mutate((key) => typeof key === 'string' && isStale(key));
  };
}
