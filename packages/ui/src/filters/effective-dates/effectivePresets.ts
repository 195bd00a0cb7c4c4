import { type DatePreset, daysAfter } from '../../components/DateField/datePresets.ts';

/** Today, the next 30 and the next 90 days, counted from `today` (YYYY-MM-DD). */
export function effectivePresets(today: string): readonly DatePreset[] {
  return [
    { label: 'Today', from: today, to: today },
    { label: 'Next 30 days', from: today, to: daysAfter(today, 29) },
    { label: 'Next 90 days', from: today, to: daysAfter(today, 89) },
  ];
}
