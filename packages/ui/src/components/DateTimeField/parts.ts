import { readDate } from '../../dates/readDate.ts';
import { readTime } from '../../dates/readTime.ts';

export interface Parts {
  /** YYYY-MM-DD, or null. */
  readonly date: string | null;
  /** HH:MM, or null. */
  readonly time: string | null;
}

/** The date and the time of a moment as written, ignoring its time zone. */
export function partsOf(moment: string | null | undefined): Parts {
  const [date = '', time = ''] = moment?.split('T') ?? [];
  return { date: readDate(date), time: readTime(time.slice(0, 5)) };
}

/** YYYY-MM-DDTHH:MM, or null without both. */
export const joinParts = ({ date, time }: Parts): string | null =>
  date !== null && time !== null ? `${date}T${time}` : null;
