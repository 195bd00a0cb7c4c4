import { formatDate } from '@agent-portal/format';

/**
 * The text of a badge for a planned date, such as 'Planned 11/28'.
 * @param on `YYYY-MM-DD`; without it, the carrier names no day
 */
export const plannedText = (on: string | null | undefined): string =>
  `Planned ${formatDate(on).slice(0, 5)}`.trim();
