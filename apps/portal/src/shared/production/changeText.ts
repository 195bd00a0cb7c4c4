import { formatPercent } from '@agent-portal/format';

/** The change of an amount from last year, as a fraction: 0.125 is an eighth more. */
export function changeOf(now: string, before: string | undefined): number | null {
  if (before === undefined || Number(before) === 0) return null;
  return (Number(now) - Number(before)) / Math.abs(Number(before));
}

/** A change in whole percent with its sign: '+13%', '−4%', or 'New' if last year's amount is zero. */
export function changeText(now: string, before: string | undefined): string {
  if (before === undefined) return '—';
  const change = changeOf(now, before);
  if (change === null) return Number(now) === 0 ? '—' : 'New';
  // The formatter reads a value of 1 or more as a percentage [S9]: 2 would be 2%.
  const rounded = Math.round(change * 100) || 0;
  const percent = formatPercent(Math.abs(rounded) === 1 ? rounded / 100 : rounded);
  return rounded > 0 ? `+${percent}` : percent;
}
