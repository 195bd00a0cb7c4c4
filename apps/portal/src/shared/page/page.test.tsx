// @vitest-environment jsdom
import { ApiError } from '@agent-portal/data';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useOwnAddress } from './useOwnAddress.ts';
import { tableStatus } from './tableStatus.ts';

function addressFor(typed: string, own: string | undefined) {
  let address: ReturnType<typeof useOwnAddress>;
  function Page() {
    address = useOwnAddress(useParams()['id'] ?? '', own);
    return null;
  }
  render(
    <MemoryRouter initialEntries={[`/policy/${typed}/details?a=1#b`]}>
      <Routes>
        <Route path="/policy/:id/details" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  return address;
}

it.each([
  'nl0018o0142',
  'NL-0018-O0142',
  'NL%200018%20O0142',
  '%23NL0018O0142',
  '(NL0018O0142).',
  '%28NL0018O0142%29',
  'Policy%20NL0018O0142',
  'NL0018%E2%80%93O0142',
])('replaces %s in the URL', (typed) => {
  expect(addressFor(typed, 'NL0018O0142')).toEqual({
    pathname: '/policy/NL0018O0142/details',
    search: '?a=1',
    hash: '#b',
  });
});

it('encodes the number of the carrier', () => {
  expect(addressFor('a%23%201', 'A# 1')?.pathname).toBe('/policy/A%23%201/details');
});

it.each([
  ['NL0018O0142', 'NL0018O0142'],
  ['NL%30018O0142', 'NL0018O0142'],
  ['NL0018O0142', undefined],
  ['NL0018O0142', 'NL0020Z7707'],
])('leaves %s as it is for %s', (typed, own) => {
  expect(addressFor(typed, own)).toBeUndefined();
});

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
