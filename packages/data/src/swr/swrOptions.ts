import type { SWRConfiguration } from 'swr';
import type { ApiError } from '../client/ApiError.ts';

const wasAborted = (error: ApiError) => error.kind === 'aborted';

/**
 * The SWR settings: focus does not refetch, and answers are compared by identity. The client retries;
 * SWR retries only a read that was aborted and is needed again.
 */
export const swrOptions = {
  revalidateOnFocus: false,
  compare: Object.is,
  shouldRetryOnError: wasAborted,
  onErrorRetry: (_error, _key, _config, revalidate, options) => void revalidate(options),
} satisfies SWRConfiguration<unknown, ApiError>;
