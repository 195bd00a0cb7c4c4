import type { Deadline } from '@agent-portal/data/deadlines/contract';
import type { Claim } from '@agent-portal/data/claims/contract';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { formatDate, formatMoney } from '@agent-portal/format';
import { daysBetween } from '../../db/dates.ts';

/** A number of days in words: 'today', 'tomorrow', 'in 6 days'. */
const soon = (days: number) => ['today', 'tomorrow'][days] ?? `in ${days} days`;

const countDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** How late an item is, or how much time is left. Due today is not late (decisions, 10). */
export function timeOf(by: string | null, today: string) {
  if (by === null) return { by, daysLate: 0, daysLeft: null };
  const days = daysBetween(today, by);
  return days < 0 ? { by, daysLate: -days, daysLeft: null } : { by, daysLate: 0, daysLeft: days };
}

/** How late an item is that is planned for another day, with what it says in a few words. */
export const lateWords = ({
  detail,
  daysLate,
}: {
  detail?: string | undefined;
  daysLate: number;
}) => [detail, `${countDays(daysLate)} late`].filter(Boolean).join(', ');

interface Lapsing {
  readonly paidToDate: string | null;
  /** The end of its grace period; null if it is not known. */
  readonly lapsesOn: string | null;
  /** The premium that keeps it in force, like `31.71`; null if it is not known. */
  readonly amountDue: string | null;
  /** The chargeback of a lapse, such as `1234.50`; undefined if it is zero, or the caller may not see it. */
  readonly atRisk?: string | undefined;
  /** True if the insured has died, so no one should call about the premium. */
  readonly doNotCall?: boolean;
}

/** The policy is still active after the end of its grace period. */
const isPastGrace = ({ lapsesOn }: Lapsing, today: string) => lapsesOn !== null && lapsesOn < today;

/** When a policy past due lapses. */
function lapseText(lapsing: Lapsing, today: string): string {
  const { lapsesOn, amountDue } = lapsing;
  const payment = amountDue === null ? 'a payment' : `a payment of ${formatMoney(amountDue)}`;
  if (lapsesOn === null) return `Without ${payment} it lapses.`;
  return isPastGrace(lapsing, today)
    ? `Its grace period ended on ${formatDate(lapsesOn)}, and it is still active. Without ${payment} it lapses any day.`
    : `Without ${payment} it lapses ${soonOn(lapsesOn, today)}.`;
}

export function whyLapsing(lapsing: Lapsing, today: string): string {
  const { paidToDate, atRisk, doNotCall } = lapsing;
  const late = paidToDate && countDays(daysBetween(paidToDate, today));
  return [
    paidToDate ? `It is paid to ${formatDate(paidToDate)}, ${late} ago.` : 'It is past due.',
    doNotCall ? 'The insured has died: do not call about the premium.' : lapseText(lapsing, today),
    ...(atRisk === undefined || doNotCall
      ? []
      : [`That would charge back ${formatMoney(atRisk)}.`]),
  ].join(' ');
}

/** The premium due on a policy, in a few words. */
export function dueWords(lapsing: Lapsing, today: string): string | undefined {
  const { amountDue, atRisk, doNotCall } = lapsing;
  if (doNotCall) return 'insured has died';
  const words = [
    amountDue !== null && `${formatMoney(amountDue)} due`,
    atRisk !== undefined && `would charge back ${formatMoney(atRisk)}`,
    isPastGrace(lapsing, today) && 'past grace',
  ];
  return words.filter(Boolean).join(', ') || undefined;
}

const soonOn = (day: string, today: string) => {
  const days = Math.max(0, daysBetween(today, day));
  return days < 2 ? soon(days) : `${soon(days)}, on ${formatDate(day)}`;
};

/** Why a policy past due puts commission at risk. */
export const whyAtRisk = ({ daysPastDue, atRisk }: { daysPastDue: number; atRisk: string }) =>
  `The premium is ${countDays(daysPastDue)} past due. A lapse today would charge back ${formatMoney(atRisk)}.`;

/** A client's name as in a sentence: 'Leon Lopez' for 'Lopez, Leon'. */
const spokenName = (name: string) => name.replace(/^([^,]+), (.+)$/, '$2 $1');

export function whyCase({ attention, eventDate, ...row }: CaseRow) {
  const recipient = spokenName(row.recipient);
  const day = formatDate(eventDate.slice(0, 10));
  if (attention === 'Declined') return `${recipient} declined to sign on ${day}.`;
  if (attention === 'Expired') return `It expired on ${day}. ${recipient} did not sign.`;
  return `${recipient} has not viewed the e-mail of ${day}.`;
}

/** What happened with a case, in a few words. */
export function caseWords({ attention, eventDate }: CaseRow) {
  const day = formatDate(eventDate.slice(0, 10)).slice(0, 5);
  if (attention === 'Declined') return `Declined ${day}`;
  return attention === 'Expired' ? `Expired ${day}` : `Not viewed since ${day}`;
}

/** The missing items of a claim, in a few words. */
export const missingWords = ({ missing = 0 }: Claim) =>
  `${missing} ${missing === 1 ? 'item' : 'items'} missing`;

export function whyClaim({ missing = 0, missingBy, missingItem }: Claim) {
  const items = missing === 1 ? 'one more item' : `${missing} more items`;
  const first = [missingItem, missingBy && `due on ${formatDate(missingBy)}`].filter(Boolean);
  const text = first.length > 0 ? `${missing === 1 ? ': ' : ', first: '}${first.join(', ')}` : '';
  return `To decide the claim, home office needs ${items}${text}.`;
}

/** Why a policy that ended before it began needs a person. */
export const whyDeclined = ({ terminationDate }: { readonly terminationDate: string | null }) =>
  `The first premium payment was declined${terminationDate ? `, and the policy ended on ${formatDate(terminationDate)}` : ''}. Ask the client for another way to pay.`;

export function whyFollowUp(
  followUpDate: string,
  today: string,
  { owner = null, giver = null }: { owner?: string | null; giver?: string | null } = {},
) {
  const day = followUpDate === today ? 'today' : formatDate(followUpDate);
  if (owner !== null) return `${owner} has a follow-up on it for ${day}.`;
  if (giver !== null) return `${giver} assigned it to you for ${day}.`;
  if (followUpDate > today) return `Your follow-up is planned for ${day}.`;
  return `Your follow-up ${followUpDate === today ? 'is due today' : `was due on ${day}`}.`;
}

/** Why an appointment, a license or an insurance shows. */
export function whyEnding(kind: string, daysLeft: number) {
  return kind === 'Appointment'
    ? `The appointment ends ${soon(daysLeft)}. Without it the agent cannot sell there.`
    : `${kind === 'License' ? 'The license' : 'The E&O coverage'} expires ${soon(daysLeft)}. Renew it to keep selling.`;
}

/** Why a deadline matters, and what to do before it. */
export function whyDeadline({
  kind,
  daysLeft,
  person,
  years,
}: Pick<Deadline, 'kind' | 'daysLeft' | 'person' | 'years'>): string {
  const when = soon(daysLeft);
  const name = person && spokenName(person);
  switch (kind) {
    case 'GraceEnd':
      return `The grace period ends ${when}. Without a payment the policy lapses.`;
    case 'ConversionEnd':
      return `The right to convert the policy ends ${when}. Offer the client a conversion.`;
    case 'TermEnd':
      return `The level premium ends ${when}. Talk with the client about what comes next.`;
    case 'AgeChange':
      return `The insurance age of ${name ?? 'the insured'} changes to ${years} ${when}. A new policy costs more from then on.`;
    case 'Anniversary':
      return `The policy completes ${years} ${years === 1 ? 'year' : 'years'} ${when}. Offer a review.`;
    case 'Birthday':
      return `${name ?? 'The insured'} turns ${years} ${when}.`;
    default:
      return kind satisfies never;
  }
}

/** What happened since the last visit. */
export const changeWords = {
  Issued: (day: string) => `The policy was issued on ${formatDate(day)}.`,
  Lapsed: (day: string) => `The policy lapsed on ${formatDate(day)}.`,
  Terminated: (day: string) => `The policy ended on ${formatDate(day)}.`,
  Added: (day: string) => `The carrier added this requirement on ${formatDate(day)}.`,
  Met: (day: string) => `The carrier accepted this requirement on ${formatDate(day)}.`,
} as const;
export type Change = keyof typeof changeWords;
