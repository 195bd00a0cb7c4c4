import { dayText, momentOf, timeText } from './momentTexts.ts';

/** A moment for a text that is read elsewhere, such as an e-mail: `11/17/2026, 8:05 p.m. UTC`. */
export function formatUtcMoment(iso: string | null | undefined): string {
  const at = momentOf(iso);
  if (!at) return '';
  const day = dayText(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  return `${day}, ${timeText(at.getUTCHours(), at.getUTCMinutes())} UTC`;
}
