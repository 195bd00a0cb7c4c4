import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFormat, useLocale, useWords } from './useWords.ts';
// @vitest-environment jsdom

afterEach(cleanup);

it('is English, as in the United States, without a provider', () => {
  const count = (value: number) => `${value} pieces`;
  const words = { column: (name: string) => `Choose ${name}` } as never;
  const { result } = renderHook(() => ({
    locale: useLocale(),
    count: useFormat('count', count),
    words: useWords('SelectionTable', words),
  }));
  expect(result.current).toEqual({ locale: 'en-US', count, words });
});
