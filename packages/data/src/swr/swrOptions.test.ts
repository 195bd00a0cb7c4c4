import { expect, it, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { createConnection } from '../client/createConnection.ts';
import { swrOptions } from './swrOptions.ts';

const probe = vi
  .fn<() => Promise<void>>()
  .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  .mockResolvedValue();
const { connection } = createConnection(probe);
const options = swrOptions(connection);

it.each([
  ['aborted', true],
  ['network', false],
  ['server', false],
  ['forbidden', false],
] as const)('a read that failed as %s is made again by SWR: %s', (kind, isMadeAgain) => {
  const error = new ApiError(kind, 'It did not come.');
  expect(options.shouldRetryOnError(error)).toBe(isMadeAgain);
});

it('the provider retries an aborted read at once, with the same options', () => {
  const revalidate = vi.fn<(options?: object) => Promise<boolean>>(async () => true);
  const retry = { retryCount: 1, dedupe: true };
  const error = new ApiError('aborted', 'No hook needs it.');
  options.onErrorRetry(error, 'key', {} as never, revalidate, retry);
  expect(revalidate).toHaveBeenCalledExactlyOnceWith(retry);
});

it('the provider reads everything again once the carrier is reached again, and no browser hint stops a read', async () => {
  const revalidateAll = vi.fn<() => void>();
  const stop = options.initReconnect(revalidateAll);
  await connection.check();
  expect([connection.read(), revalidateAll.mock.calls.length]).toEqual([false, 0]);
  await connection.check();
  expect(revalidateAll).toHaveBeenCalledOnce();
  stop();
  expect(options.isOnline()).toBe(true);
});
