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

it('a read that is made again is made at once, and as before', () => {
  const revalidate = vi.fn<(options?: object) => Promise<boolean>>(async () => true);
  const options = { retryCount: 1, dedupe: true };
  const error = new ApiError('aborted', 'Nobody wanted it.');
  swrOptions.onErrorRetry(error, 'key', {} as never, revalidate, options);
  expect(revalidate).toHaveBeenCalledExactlyOnceWith(options);
});
