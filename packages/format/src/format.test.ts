import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatAgent,
  formatAsOf,
  formatDate,
  formatDay,
  formatFileName,
  formatMoment,
  formatMoney,
  formatMonth,
  formatMonthOfYear,
  formatPercent,
  formatRate,
  formatShortCount,
  formatShortMoney,
  formatCount,
  formatTime,
  formatUtcMoment,
  formatShare,
} from './index.ts';

describe('formatMoney', () => {
  it.each([
    ['1234.5', '$1,234.50'],
    ['-1234.50', '−$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    ['-0.001', '$0.00'],
    [' ', '-- --'],
    ['0.005', '$0.01'],
    ['1234567.00', '$1,234,567.00'],
    [null, '-- --'],
    [undefined, '-- --'],
    ['', '-- --'],
    ['abc', '-- --'],
    [Number.POSITIVE_INFINITY, '-- --'],
  ])('shows %s as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown);
  });

  it('keeps two decimals and the sign of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const shown = formatMoney((cents / 100).toFixed(2));
        expect(shown).toMatch(/^\u2212?\$[\d,]+\.\d{2}$/);
        expect(Number(shown.replaceAll(/[$,]/g, '').replace('\u2212', '-'))).toBeCloseTo(
          cents / 100,
          2,
        );
      }),
    );
  });

  it('shows every amount as the formatter of the browser does', () => {
    const dollars = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      signDisplay: 'negative',
    });
    const amounts = [0.1, 0.29, 1.005, -1.005, 2 ** 53, 1e21, 1e-7, -999.999, 1_234_567.8];
    const shown = [...amounts, ...amounts.map((amount) => -amount)];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...shown),
          fc.integer().map((cents) => cents / 100),
        ),
        (amount) => {
          expect(formatMoney(amount)).toBe(dollars.format(amount).replace('-', '\u2212'));
        },
      ),
    );
  });
});

it.each(['long', 'short'] as const)(
  'formatMonth names the months as the browser does: %s',
  (length) => {
    const names = Array.from({ length: 12 }, (_, at) =>
      new Date(Date.UTC(2026, at)).toLocaleDateString('en-US', { month: length, timeZone: 'UTC' }),
    );
    expect(names.map((_, at) => formatMonth(at + 1, length))).toEqual(names);
    expect(formatMonth(13)).toBe('');
  },
);

it.each([
  ['2026-01', 'January 2026'],
  ['2026-12-31', 'December 2026'],
  ['2026-13', ''],
  ['2026', ''],
  ['', ''],
])('formatMonthOfYear shows %s as %s', (month, shown) => {
  expect(formatMonthOfYear(month)).toBe(shown);
});

it.each([
  [0, '0'],
  [950, '950'],
  [1234, '1.2K'],
  [-2_000_000, '\u22122M'],
])('formatShortCount shows %s as %s', (count, shown) => {
  expect(formatShortCount(count)).toBe(shown);
});

it.each([
  [0, '$0'],
  [950, '$950'],
  [12_500, '$12.5K'],
  [20_000, '$20K'],
  [-2_000_000, '\u2212$2M'],
])('formatShortMoney shows %s as %s', (amount, shown) => {
  expect(formatShortMoney(amount)).toBe(shown);
});

it.each([
  ['2026-01-05', '01/05/2026'],
  ['2026-12-31', '12/31/2026'],
  ['2026-01-01T00:30:00Z', ''],
  ['2026-01-01T23:30:00-06:00', ''],
  ['', ''],
  [null, ''],
  ['soon', ''],
  ['January 5, 2026', ''],
  ['2026-02-28', '02/28/2026'],
  ['2028-02-29', '02/29/2028'],
  ['2026-02-29', ''],
  ['2026-02-30', ''],
  ['2026-02-30T12:00:00Z', ''],
  ['2026-04-31', ''],
  ['2026-13-01', ''],
  ['2026-01-00', ''],
  ['9999-12-31T23:30:00-06:00', ''],
  ['+010000-01-01', ''],
])('formatDate shows %s as %s', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-12_345, '-12,345'],
  [12.75, '12.75'],
  [1_234.125, '1,234.125'],
])('formatCount groups %d as %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});

describe('a moment', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('has the day and the time of the reader, who is a day behind UTC in the evening', () => {
    vi.stubEnv('TZ', 'America/Chicago');
    expect(formatMoment('2026-11-18T02:05:00Z')).toBe('11/17/2026, 8:05 p.m.');
    expect(formatDay('2026-11-18T02:05:00Z')).toBe('11/17/2026');
    expect(formatTime('2026-11-18T02:05:00Z')).toBe('8:05 p.m.');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(formatMoment('2026-11-18T02:05:00Z')).toBe('11/18/2026, 11:05 a.m.');
  });

  it('names the zone where it is not the one of the reader', () => {
    vi.stubEnv('TZ', 'America/Chicago');
    expect(formatUtcMoment('2026-11-18T20:05:00-06:00')).toBe('11/19/2026, 2:05 a.m. UTC');
    expect(formatUtcMoment('soon')).toBe('');
  });

  it('shows the hour without a leading zero, and a.m. or p.m.', () => {
    expect(formatTime(new Date(2026, 0, 5, 9, 42).toISOString())).toBe('9:42 a.m.');
    expect(formatTime(new Date(2026, 0, 5, 12, 5).toISOString())).toBe('12:05 p.m.');
    expect(formatTime(new Date(2026, 0, 5, 0, 0).toISOString())).toBe('12:00 a.m.');
    expect(formatTime(new Date(2026, 0, 5, 23, 59).toISOString())).toBe('11:59 p.m.');
  });

  it('leaves a date without a time where it is', () => {
    vi.stubEnv('TZ', 'Pacific/Pago_Pago');
    expect(formatDay('2026-11-18')).toBe('11/18/2026');
  });

  it.each([null, undefined, '', 'soon'])('is an empty text for %s', (iso) => {
    expect(formatMoment(iso)).toBe('');
    expect(formatDay(iso)).toBe('');
    expect(formatTime(iso ?? '')).toBe('');
  });
});

describe('formatAsOf', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const evening = '2026-11-18T02:05:00Z';

  it.each([
    [
      'the date without a business date',
      undefined,
      '2026-11-18T03:00:00Z',
      '11/17/2026, 8:05 p.m.',
    ],
    ['the business date', '2026-11-17', '2026-11-18T03:00:00Z', '11/17/2026, 8:05 p.m.'],
    ['the date of an earlier day', undefined, '2026-11-18T12:00:00Z', '11/17/2026, 8:05 p.m.'],
    [
      'a business date after the computer',
      '2026-11-18',
      '2026-11-18T03:00:00Z',
      '11/18/2026, 8:05 p.m.',
    ],
    [
      'the own date of an earlier time, whatever the business date',
      '2026-10-31',
      '2026-11-18T12:00:00Z',
      '11/17/2026, 8:05 p.m.',
    ],
    [
      'a business date before the computer',
      '2026-10-30',
      '2026-11-18T03:00:00Z',
      '10/30/2026, 8:05 p.m.',
    ],
  ])("shows %s, in the user's time zone", (_, businessDate, now, text) => {
    vi.stubEnv('TZ', 'America/Chicago');
    expect(formatAsOf(evening, businessDate, new Date(now))).toBe(text);
  });
});

it.each([
  [0.25, '25%'],
  [1, '100%'],
  [0, '0%'],
  [25, '25%'],
  [33.333, '33.33%'],
  [-0.5, '−50%'],
])('formatPercent shows %s as %s', (value, shown) => {
  expect(formatPercent(value)).toBe(shown);
});

it.each([
  [0.25, '25.0%', '25.0%'],
  [0.8333, '83.33%', '83.3%'],
  [-0.5, '−50.0%', '−50.0%'],
])('the percents of a column show %s as the rate %s and as the share %s', (value, rate, share) => {
  expect(formatRate(value)).toBe(rate);
  expect(formatShare(value)).toBe(share);
});

it('formatAgent shows the name, a hyphen and the id', () => {
  expect(formatAgent({ agentName: 'Whitfield, Dana', agentId: '4471902' })).toBe(
    'Whitfield, Dana - 4471902',
  );
});

it('formatFileName ends in the day, with hyphens', () => {
  expect(formatFileName('SecuredDebt', '2026-11-18')).toBe('SecuredDebt-11-18-2026.xlsx');
  expect(formatFileName('Advance_Report', '2026-01-05', 'pdf')).toBe(
    'Advance_Report-01-05-2026.pdf',
  );
});
