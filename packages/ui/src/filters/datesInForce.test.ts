import { expect, it } from 'vitest';
import { datesInForce } from './datesInForce.ts';

const names = { fromName: 'from', toName: 'to' };
const today = '2026-11-18';

it('the range of dates leaves an end open that is not set', () => {
  expect(datesInForce(names, {}, today)).toEqual({ from: null, to: null });
  expect(datesInForce({ ...names, unset: 'open' }, { from: '2026-02-01' }, today)).toEqual({
    from: '2026-02-01',
    to: null,
  });
});

it('the range of dates is the year to date where the filter says so', () => {
  const toDate = { ...names, unset: 'year-to-date' } as const;
  expect(datesInForce(toDate, {}, today)).toEqual({ from: '2026-01-01', to: today });
  expect(datesInForce(toDate, { to: '2026-02-01' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
  });
});
