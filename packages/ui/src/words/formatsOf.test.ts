import {
  formatCount,
  formatDate,
  formatFileSize,
  formatMoney,
  formatMonth,
  formatMonthOfYear,
  formatPercent,
  formatRate,
  formatShare,
  formatShortCount,
  formatShortMoney,
  missingAmount,
} from '@agent-portal/format';
import { describe, expect, it } from 'vitest';
import { formatsOf } from './formatsOf.ts';

describe('the formats of a locale', () => {
  const english = formatsOf('en-US');
  const german = formatsOf('de-DE');

  it('are those of the package in the United States', () => {
    for (const day of ['2026-11-26', '2026-02-30', '2026-11-26T10:00:00Z', '', null]) {
      expect(english.date(day)).toBe(formatDate(day));
    }
    for (const amount of ['1234.5', -1234.5, 0, '-0.001', '', null, 'x']) {
      expect(english.money(amount)).toBe(formatMoney(amount));
    }
    for (const value of [0.25, 83.333, -0.5, 1]) {
      expect(english.percent(value)).toBe(formatPercent(value));
      expect(english.rate(value)).toBe(formatRate(value));
      expect(english.share(value)).toBe(formatShare(value));
    }
    for (const bytes of [0, 1, 820, 1234, 10_500_000, 999e9]) {
      expect(english.fileSize(bytes)).toBe(formatFileSize(bytes));
    }
    for (const value of [0, 950, 12_500, 1_234_567, -2_000_000, -0.4]) {
      expect(english.shortMoney(value)).toBe(formatShortMoney(value));
      expect(english.shortCount(value)).toBe(formatShortCount(value));
    }
    for (const month of [0, 1, 5, 9, 12, 13]) {
      expect(english.month(month)).toBe(formatMonth(month));
      expect(english.month(month, 'short')).toBe(formatMonth(month, 'short'));
    }
    for (const month of ['2026-01', '2026-12-31', '2026-13', '2026', '']) {
      expect(english.monthOfYear(month)).toBe(formatMonthOfYear(month));
    }
    expect(english.count(1_234_567)).toBe(formatCount(1_234_567));
  });

  it('write days, amounts and counts in the way of that language', () => {
    expect(german.date('2026-11-26')).toBe('26.11.2026');
    expect(german.day('2026-11-26')).toBe('26.11.2026');
    expect(german.money('-1234.5')).toBe('\u22121.234,50\u00a0$');
    expect(german.count(1234.5)).toBe('1.234,5');
    expect(german.fileSize(1_234_000)).toBe('1,2 MB');
    expect(formatsOf('es-US').fileSize(820)).toBe('820 bytes');
    expect(german.percent(0.125)).toBe('12,5\u00a0%');
    expect(formatsOf('es-US').date('2026-11-26')).toBe('26/11/2026');
  });

  it('write months and short amounts in the way of that language', () => {
    const spanish = formatsOf('es-US');
    expect(spanish.shortMoney(1_234_567)).toBe('$1.2\u00a0M');
    expect(spanish.shortMoney(-12_000)).toBe('\u2212$12\u00a0K');
    expect(spanish.shortCount(12_000)).toBe('12\u00a0K');
    expect(spanish.month(1, 'short')).toBe('ene');
    expect(spanish.month(1)).toBe('enero');
    expect(spanish.monthOfYear('2026-01')).toBe('enero de 2026');
    expect(formatsOf('es-MX').shortCount(12_000)).toBe('12\u00a0k');
    expect(german.shortMoney(1_234_567)).toBe('1,2\u00a0Mio.\u00a0$');
    expect(german.shortCount(12_000)).toBe('12.000');
    expect(german.month(5, 'short')).toBe('Mai');
    expect(german.monthOfYear('2026-03')).toBe('M\u00e4rz 2026');
  });

  it('write a moment with its time', () => {
    expect(german.moment('2026-11-26T12:00:00')).toBe('26.11.2026, 12:00');
  });
});

describe('values that are missing', () => {
  const german = formatsOf('de-DE');

  it.each([null, undefined, '', ' ', 'soon', '2026-02-30'])('write no day for %j', (iso) => {
    expect([german.date(iso), german.day(iso), german.moment(iso)]).toEqual(['', '', '']);
  });

  it('write a day without a time, and the day of a moment', () => {
    expect(german.date('2026-11-26T12:00:00')).toBe('');
    expect(german.day('2026-11-26T12:00:00')).toBe('26.11.2026');
  });

  it.each([null, undefined, '', ' ', 'soon', Number.POSITIVE_INFINITY])(
    'write the sign of a missing amount for %j',
    (amount) => {
      expect(german.money(amount)).toBe(missingAmount);
    },
  );

  it('round a count to two decimals', () => {
    expect(german.count(1.2345)).toBe('1,23');
  });
});
