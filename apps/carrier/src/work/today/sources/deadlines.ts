import { kindLabels } from '@agent-portal/data/deadlines/kindLabels';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { rowsAt } from '../../../deadlines/findDeadlines.ts';
import { decode, type DeadlineCodes } from '../../../deadlines/queries/findCodes.ts';
import { itemOf } from '../itemOf.ts';
import { timeOf, whyDeadline } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { deadlinesSoon } from './deadlinesSoon.ts';

/** Identifies a deadline until it is over. */
const keyAt = ({ rowIds, codes }: DeadlineCodes, place: number) => {
  const { kind, position } = decode(codes[place] ?? 0);
  return `${rowIds[place]} ${kind} ${position}`;
};

/** The places of the deadlines in the queue, the soonest first. */
function placesOf(all: DeadlineCodes, hidden: ReadonlySet<string>): number[] {
  const places: number[] = [];
  for (const [place, code] of all.codes.entries()) {
    // The end of the grace period has its own group.
    if (decode(code).kind === 'GraceEnd') continue;
    if (hidden.size === 0 || !hidden.has(keyAt(all, place))) places.push(place);
  }
  return places;
}

async function toItems(call: TodayCall, all: DeadlineCodes, places: readonly number[]) {
  const { deps } = call;
  const rows = await rowsAt(deps, all, places);
  return rows.map((one, at) =>
    itemOf({
      key: keyAt(all, places[at] ?? 0),
      who: one.person ?? one.primaryInsured,
      policyNumber: one.policyNumber,
      agentName: one.agentName,
      agentId: one.agentId,
      what: `${kindLabels[one.kind]}, ${one.productName}`,
      ...timeOf(one.dueOn, deps.today),
      why: whyDeadline(one),
      actor: 'You',
      action: 'open',
    }),
  );
}

/** Rights that end, changes of age, anniversaries and birthdays. */
export const deadlines: TodaySource = {
  kind: 'deadlines',
  access: policiesAccess,
  open: async (call, hidden) => {
    const { value: all } = await deadlinesSoon(call);
    const places = placesOf(all, hidden);
    return {
      total: places.length,
      planned: placesOf(all, new Set()).length - places.length,
      page: (from, size) => toItems(call, all, places.slice(from, from + size)),
      find: async (key) => {
        const place = places.find((one) => keyAt(all, one) === key);
        return place === undefined ? undefined : (await toItems(call, all, [place]))[0];
      },
    };
  },
};
