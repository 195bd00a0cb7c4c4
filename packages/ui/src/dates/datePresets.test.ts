import { describe, expect, it } from 'vitest';
import { datePresets, presetsAhead } from './datePresets.ts';

describe('the date presets', () => {
  it('count from the day given', () => {
    expect(datePresets('2026-11-18')).toEqual([
      { label: 'This month', from: '2026-11-01', to: '2026-11-30' },
      { label: 'Last 30 days', from: '2026-10-20', to: '2026-11-18' },
      { label: 'Year to date', from: '2026-01-01', to: '2026-11-18' },
    ]);
  });

  it('look ahead from the day given', () => {
    expect(presetsAhead('2026-11-18')).toEqual([
      { label: 'Today', from: '2026-11-18', to: '2026-11-18' },
      { label: 'Next 30 days', from: '2026-11-18', to: '2026-12-17' },
      { label: 'Next 90 days', from: '2026-11-18', to: '2027-02-15' },
    ]);
  });

  it('know the end of February and of the year', () => {
    expect(datePresets('2028-02-01')[0]?.to).toBe('2028-02-29');
    expect(datePresets('2026-12-15')[0]?.to).toBe('2026-12-31');
    expect(datePresets('2026-01-05')[1]?.from).toBe('2025-12-07');
  });
});
