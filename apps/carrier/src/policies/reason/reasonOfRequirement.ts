import { daysBetween } from '../../db/dates.ts';
import { daysOverdue, requirementState } from '../rules.ts';
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

/**
 * Why an open requirement keeps a policy pending, without the final period, and the agent's next step.
 * @param others the number of the policy's other open requirements, for the sentence
 */
export function reasonOfRequirement(open: OpenRequirement, today: string, others = 0) {
  const { phrase, advice = null, officeStep = 'review' } = ruleOf(open.requirement);
  const late = daysOverdue(open, today);
  const lateness = late > 0 ? `, ${daysOf(late)} late` : '';
  const more = others === 0 ? '' : `, and ${others} more`;
  const isPlanned = requirementState(open, today) === 'Scheduled';
  const asked = isPlanned
    ? plannedText(open, today, others)
    : `requested on ${shortDate(open.requestedOn, today)}${lateness || dueText(open.dueOn, today)}${more}`;
  if (actorOf(open) === 'HomeOffice') {
    return {
      why: `Waiting for the home office to ${officeStep} ${phrase} ${asked}`,
      advice: late > 0 ? 'Ask the home office for the status.' : null,
    };
  }
  const { scheduledOn } = open;
  if (isPlanned || scheduledOn === null) {
    const step = isPlanned ? 'Remind the client of the appointment.' : advice;
    return { why: `Waiting for ${phrase} ${asked}`, advice: step };
  }
  return {
    why: `Waiting for the result of ${phrase} on ${shortDate(scheduledOn, today)}${lateness}${more}`,
    advice: 'Ask the client if the appointment took place.',
  };
}

/** 'planned for 11/28, and 2 more', with the due date if the appointment is after it. */
function plannedText({ scheduledOn, dueOn }: OpenRequirement, today: string, others: number) {
  const on = scheduledOn ?? today;
  const planned = `planned for ${on === today ? 'today' : shortDate(on, today)}`;
  if (dueOn >= on) return others === 0 ? planned : `${planned}, and ${others} more`;
  const due = dueOn === today ? 'today' : `on ${shortDate(dueOn, today)}`;
  const more = others === 0 ? '' : `; ${others} more ${others === 1 ? 'is' : 'are'} open`;
  return `${planned}; it ${dueOn < today ? 'was' : 'is'} due ${due}${more}`;
}

function dueText(dueOn: string, today: string): string {
  return daysBetween(today, dueOn) === 0 ? ', due today' : `, due ${shortDate(dueOn, today)}`;
}
