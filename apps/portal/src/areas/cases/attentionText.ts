import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { formatDay } from '@agent-portal/format';

const dayMs = 86_400_000;

/**
 * Says why a case needs attention; undefined if it does not.
 * @param today the business date, `YYYY-MM-DD`
 */
export function attentionText(
  { attention, eventDate }: Pick<CaseRow, 'attention' | 'eventDate'>,
  today: string,
): string | undefined {
  if (attention === undefined) return undefined;
  if (attention !== 'NotViewed') return `${attention} ${formatDay(eventDate)}`;
  const days = Math.round((Date.parse(today) - Date.parse(eventDate.slice(0, 10))) / dayMs);
  return `Not viewed for ${days} days`;
}
