import type { CaseEvent } from '@agent-portal/data/cases/shapes';
import { addDays } from '../../db/dates.ts';
import type { Random } from '../../db/seed/random.ts';

/** One event of an envelope. */
export interface Step {
  readonly event: CaseEvent;
  readonly at: Date;
  readonly note: string | null;
}

/** The days until an unsigned envelope expires. */
const daysToSign = 30;

/** What recipients do with an envelope. */
export type Course = 'signs' | 'receives' | 'hesitates' | 'never opens' | 'declines';

const reasons = [
  'I want to talk to my agent first.',
  'The premium is higher than I expected.',
  'My date of birth is wrong.',
  'We decided on another plan.',
] as const;

/** The events of an envelope by days after it was sent, if nothing stops it. */
function eventsOf(course: Course, random: Random): readonly (readonly [CaseEvent, number])[] {
  const viewed = random.int(0, 3);
  const signed = viewed + random.int(0, 2);
  switch (course) {
    case 'signs':
      return [
        ['Viewed', viewed],
        ['Signed', signed],
        ['Completed', signed + random.int(0, 2)],
      ];
    case 'receives':
      return [
        ['Viewed', viewed],
        ['Signed', signed],
      ];
    case 'hesitates':
      return [
        ['Viewed', viewed],
        ['Expired', daysToSign],
      ];
    case 'never opens':
      return [['Expired', daysToSign]];
    case 'declines':
      return [
        ['Viewed', viewed],
        ['Declined', signed],
      ];
    default:
      return course satisfies never;
  }
}

/**
 * The history of an envelope until the day before the business date. It was sent in the morning, and each
 * event is later than the one before.
 */
export function drawCourse(
  random: Random,
  {
    course,
    sentOn,
    today,
  }: { readonly course: Course; readonly sentOn: string; readonly today: string },
): readonly [Step, ...Step[]] {
  let at = new Date(`${sentOn}T12:${String(random.int(0, 59)).padStart(2, '0')}:00Z`);
  const sent: Step = { event: 'Sent', at, note: null };
  const later: Step[] = [];
  for (const [event, days] of eventsOf(course, random)) {
    const day = addDays(sentOn, days);
    if (day >= today) break;
    const earliest = Math.max(at.getTime(), Date.parse(`${day}T12:00:00Z`));
    at = new Date(earliest + random.int(5, 170) * 60_000);
    later.push({ event, at, note: event === 'Declined' ? random.pick(reasons) : null });
  }
  return [sent, ...later];
}
