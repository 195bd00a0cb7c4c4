import { ApiError } from '@agent-portal/data';
import { describe, expect, it } from 'vitest';
import { tableStatus } from './tableStatus.ts';

const answer = {
  data: undefined,
  error: undefined,
  isLoading: false,
  isRefreshing: false,
  isPrevious: false,
  retry: () => undefined,
};
const error = new ApiError('contract', 'An unexpected error occured.  Please try again later.');

describe('the status of a table', () => {
  it.each([
    ['ready', answer, undefined],
    ['loading', { ...answer, isLoading: true }, undefined],
    ['refreshing', { ...answer, isRefreshing: true }, undefined],
    ['error', answer, error],
    ['error', { ...answer, isLoading: true }, error],
  ] as const)('is %s', (status, given, failure) => {
    expect(tableStatus(given, failure)).toBe(status);
  });

  it('is ready after an error that counts as an empty list', () => {
    expect(tableStatus({ ...answer, error }, undefined)).toBe('ready');
  });
});
