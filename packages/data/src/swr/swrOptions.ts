import type { SWRConfiguration } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import type { Connection } from '../client/createConnection.ts';

const wasAborted = (error: ApiError) => error.kind === 'aborted';

/**
 * The SWR settings: focus does not refetch, and answers are compared by identity. The client retries;
 * SWR retries only a read that was aborted and is needed again, and all reads once the carrier is reached
 * again. What the browser says about its network stops no read. A hidden tab does not poll.
 */
export const swrOptions = (connection: Connection) =>
  ({
    revalidateOnFocus: false,
    compare: Object.is,
    shouldRetryOnError: wasAborted,
    onErrorRetry: (_error, _key, _config, revalidate, options) => void revalidate(options),
    isOnline: () => true,
    initReconnect: (revalidateAll) =>
      connection.subscribe(() => {
        if (connection.read()) revalidateAll();
      }),
  }) satisfies SWRConfiguration<unknown, ApiError>;
