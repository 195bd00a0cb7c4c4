import { expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { swrOptions } from './swrOptions.ts';

it.each([
  ['aborted', true],
  ['network', false],
  ['server', false],
  ['forbidden', false],
] as const)('a read that failed as %s is made again by SWR: %s', (kind, isMadeAgain) => {
  const error = new ApiError(kind, 'It did not come.');
  expect(swrOptions.shouldRetryOnError(error)).toBe(isMadeAgain);
});

it('retries an aborted read at once, with the same options', () => {
  const revalidate = vi.fn<(options?: object) => Promise<boolean>>(async () => true);
  const options = { retryCount: 1, dedupe: true };
  const error = new ApiError('aborted', 'No hook needs it.');
  swrOptions.onErrorRetry(error, 'key', {} as never, revalidate, options);
  expect(revalidate).toHaveBeenCalledExactlyOnceWith(options);
});
