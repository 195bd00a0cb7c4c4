import { daysBetween } from '../../db/dates.ts';
import { daysOverdue } from '../rules.ts';
import { actorOf } from './actorOf.ts';
import { ruleOf } from './requirementRules.ts';

/** An open requirement. Dates are `YYYY-MM-DD`. */
interface OpenRequirement {
  readonly requirement: string;
  readonly requestedOn: string;
  readonly dueOn: string;
  readonly scheduledOn: string | null;
  readonly metOn: null | string;
  readonly owedBy: 'Agent' | 'Carrier';
}

/** `10/29`, with the year if it is another one than today's. */
function shortDate(date: string, today: string): string {
  const [year, month, day] = date.split('-');
  return year === today.slice(0, 4) ? `${month}/${day}` : `${month}/${day}/${year}`;
}

const daysOf = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Why an open requirement keeps a policy pending, without the final period, and the agent's next step. */
export function reasonOfRequirement(open: OpenRequirement, today: string) {
  const { phrase, advice = null, officeStep = 'review' } = ruleOf(open.requirement);
  const late = daysOverdue(open, today);
  const lateness = late > 0 ? `, ${daysOf(late)} late` : '';
  const asked = `requested on ${shortDate(open.requestedOn, today)}${lateness || dueText(open.dueOn, today)}`;
  if (actorOf(open) === 'HomeOffice') {
    return {
      why: `Waiting for the home office to ${officeStep} ${phrase} ${asked}`,
      advice: late > 0 ? 'Ask the home office for the status.' : null,
    };
  }
  const { scheduledOn } = open;
  if (scheduledOn === null) return { why: `Waiting for ${phrase} ${asked}`, advice };
  if (scheduledOn < today) {
    return {
      why: `Waiting for the result of ${phrase} on ${shortDate(scheduledOn, today)}${lateness}`,
      advice: 'Ask the client if the appointment took place.',
    };
  }
  const day = scheduledOn === today ? 'today' : shortDate(scheduledOn, today);
  return {
    why: `Waiting for ${phrase} scheduled for ${day}${lateness}`,
    advice: 'Remind the client of the appointment.',
  };
}

function dueText(dueOn: string, today: string): string {
  return daysBetween(today, dueOn) === 0 ? ', due today' : `, due ${shortDate(dueOn, today)}`;
}
