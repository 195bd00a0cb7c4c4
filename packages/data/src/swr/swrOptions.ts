import type { SWRConfiguration } from 'swr';
import type { ApiError } from '../client/ApiError.ts';

const wasAborted = (error: ApiError) => error.kind === 'aborted';

/**
 * How SWR works for us: nothing is asked for again because a window got the focus, and an answer is
 * what arrived, without comparing it deeply. The client tries again itself; SWR does so only for a
 * read that was aborted and is now wanted again.
 */
export const swrOptions = {
  revalidateOnFocus: false,
  compare: Object.is,
  shouldRetryOnError: wasAborted,
  onErrorRetry: (_error, _key, _config, revalidate, options) => void revalidate(options),
} satisfies SWRConfiguration<unknown, ApiError>;
