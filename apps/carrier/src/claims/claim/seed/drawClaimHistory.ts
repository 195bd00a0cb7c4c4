import type { claimEvents } from '@agent-portal/data/claims/contract';
import { addDays, daysBetween } from '../../../db/dates.ts';
import type { Random } from '../../../db/seed/random.ts';
import type { claims } from '../../tables.ts';

type Claim = Pick<typeof claims.$inferSelect, 'claimType' | 'status' | 'receivedOn' | 'updatedOn'>;

/** Items that the claimant or another person sends. */
export interface DrawnItem {
  readonly item: string;
  readonly requestedFrom: string;
  readonly requestedOn: string;
  readonly dueOn: string;
  readonly receivedOn: string | null;
}

export interface DrawnEvent {
  readonly event: (typeof claimEvents)[number];
  readonly happenedOn: string;
  readonly note: string | null;
}

/** The days until a requested item is due. */
const daysToSend = 15;

const physician = ['Attending physician’s statement', 'Physician'] as const;
const statement = ['Claimant’s statement', 'Claimant'] as const;
const employer = ['Employer’s statement', 'Employer'] as const;

/** The items of each type of claim, and who sends them. */
const itemsOf: Readonly<Record<string, readonly (readonly [item: string, from: string])[]>> = {
  Death: [['Certified death certificate', 'Claimant'], statement],
  'Waiver of Premium': [physician, employer],
  Disability: [physician, employer, ['Proof of income', 'Claimant']],
  Accident: [
    ['Accident report', 'Claimant'],
    ['Itemized bills', 'Provider'],
  ],
  'Critical Illness': [['Pathology report', 'Physician'], physician],
  'Hospital Stay': [
    ['Itemized hospital bill', 'Provider'],
    ['Authorization to release records', 'Claimant'],
  ],
};

const denials = [
  'The policy does not cover this event.',
  'The elimination period was not met.',
  'The condition existed before the policy date.',
] as const;

/** The day that an item arrived; null while it is missing. Open claims often wait for their last item. */
function drawArrival(
  random: Random,
  { status, receivedOn, updatedOn }: Claim,
  isLast: boolean,
): string | null {
  if (status === 'Received') return null;
  if (status === 'In Review' && isLast && random.chance(0.7)) return null;
  return addDays(receivedOn, random.int(0, daysBetween(receivedOn, updatedOn)));
}

/**
 * The items and the history of a claim, which agree with its status and its two dates: the history begins
 * on the day that the claim was received, and its last event is on the day of its last update.
 */
export function drawClaimHistory(
  random: Random,
  claim: Claim,
): { readonly items: readonly DrawnItem[]; readonly history: readonly DrawnEvent[] } {
  const { claimType, status, receivedOn, updatedOn } = claim;
  const wanted = itemsOf[claimType] ?? [statement];
  // A claim that is only received was last updated when home office asked for its items.
  const requestedOn = status === 'Received' ? updatedOn : receivedOn;
  const items = wanted.map(([item, requestedFrom], index) => ({
    item,
    requestedFrom,
    requestedOn,
    dueOn: addDays(requestedOn, daysToSend),
    receivedOn: drawArrival(random, claim, index === wanted.length - 1),
  }));
  const arrived = items
    .flatMap(({ item: note, receivedOn: happenedOn }) =>
      happenedOn === null ? [] : [{ event: 'Item Received' as const, happenedOn, note }],
    )
    .toSorted((a, b) => (a.happenedOn < b.happenedOn ? -1 : Number(a.happenedOn > b.happenedOn)));
  const history: DrawnEvent[] = [
    { event: 'Received', happenedOn: receivedOn, note: null },
    { event: 'Items Requested', happenedOn: requestedOn, note: null },
    ...arrived,
  ];
  if (status !== 'Received')
    history.push({ event: 'Review Started', happenedOn: updatedOn, note: null });
  if (status === 'Paid' || status === 'Denied') {
    const note = status === 'Denied' ? random.pick(denials) : null;
    history.push({ event: status, happenedOn: updatedOn, note });
  }
  return { items, history };
}
