import { formatDate } from '@agent-portal/ui/format';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `11/17/2026, 2:05 p.m. UTC`: days are UTC's everywhere [S9], so the time is too. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  const hours = at.getUTCHours();
  const time = `${hours % 12 || 12}:${twoDigits(at.getUTCMinutes())}`;
  return `${formatDate(iso)}, ${time} ${hours < 12 ? 'a.m.' : 'p.m.'} UTC`;
}
