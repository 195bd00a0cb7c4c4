import { missingAmount } from '@agent-portal/format';
import { expect, it } from 'vitest';
import { formatsOf } from './formatsOf.ts';

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
