import {
  type Deadline,
  type DeadlineKind,
  type getDeadlines,
  deadlineKinds,
  type deadlineParts,
} from '@agent-portal/data/deadlines/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { defaultPageSize } from '@agent-portal/data/list';
import { type BookOwner, type Scope, viewScopeOf } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import { deadlinesOf } from './deadlinesOf.ts';
import { decode, type DeadlineCodes, longestWindow } from './queries/findCodes.ts';
import { findPolicies, type FoundPolicy } from './queries/deadlinesAhead.ts';
import { addDays } from '../db/dates.ts';
import type { PartyPart } from '../db/tables/policies.ts';
import { ageOn, nearestAgeFrom } from './rules.ts';

type QueryDeps = Pick<Deps, 'db' | 'now' | 'today'>;

/** Filters deadlines by kind, by days from today, including today, and by id. */
interface Asked {
  readonly kinds?: readonly DeadlineKind[] | undefined;
  /** At most 90. @default 90 */
  readonly days?: number | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Identifies a deadline until it is over: the row id of the policy, the kind, and the position of the party. */
function idAt({ rowIds, codes }: DeadlineCodes, index: number): string {
  const { kind, position } = decode(codes[index] ?? 0);
  return `${rowIds[index]} ${kind} ${position}`;
}

/** The positions of deadlines of some kinds, days and ids in the list of all. */
function findIndexes(
  all: DeadlineCodes,
  { kinds = deadlineKinds, days = longestWindow, ids }: Asked,
) {
  const indexes: number[] = [];
  const wanted = ids && new Set(ids);
  for (const [index, code] of all.codes.entries()) {
    const { daysLeft, kind } = decode(code);
    if (daysLeft > days) break;
    if (kinds.includes(kind) && (!wanted || wanted.has(idAt(all, index)))) indexes.push(index);
  }
  return indexes;
}

/** The role of a person on a policy, as in the contract. */
function partOf(parts: readonly PartyPart[] | null): (typeof deadlineParts)[number] | null {
  if (parts === null) return null;
  const isInsured = parts.includes('Insured') || parts.includes('Annuitant');
  if (!isInsured) return 'Owner';
  return parts.includes('Owner') ? 'Insured and owner' : 'Insured';
}

/** A deadline as in the contract, at the business date. */
function toDeadline(
  { daysLeft, kind, position }: ReturnType<typeof decode>,
  people: readonly FoundPolicy[],
  today: string,
): Deadline[] {
  const [policy] = people;
  const person = people.find((one) => one.position === position);
  if (policy === undefined || (position > 0 && person === undefined)) return [];
  const dueOn = addDays(today, daysLeft);
  const { agentName, agentId, policyNumber, primaryInsured, productName, issueDate } = policy;
  const birthDate = person?.birthDate ?? null;
  const ageOf = kind === 'AgeChange' ? nearestAgeFrom : ageOn;
  const age = birthDate === null ? null : ageOf(birthDate, dueOn);
  const inForce = kind === 'Anniversary' && issueDate !== null ? ageOn(issueDate, dueOn) : null;
  return [
    {
      kind,
      dueOn,
      daysLeft,
      agentName,
      agentId,
      policyNumber,
      primaryInsured,
      productName,
      person: person?.person ?? null,
      part: partOf(person?.parts ?? null),
      years: age ?? inForce,
    },
  ];
}

/** The deadlines at some positions, with their texts. */
async function rowsAt(
  { db, today }: QueryDeps,
  all: DeadlineCodes,
  indexes: readonly number[],
): Promise<Deadline[]> {
  const { rowIds, codes } = all;
  const found = await findPolicies(
    db,
    indexes.map((index) => rowIds[index] ?? 0),
  );
  return indexes.flatMap((index) =>
    toDeadline(decode(codes[index] ?? 0), found.get(rowIds[index] ?? 0) ?? [], today).map((one) =>
      Object.assign(one, { deadlineId: idAt(all, index) }),
    ),
  );
}

/** One page of the deadlines of a scope, soonest first, and how many there are. */
export async function findDeadlines(
  deps: QueryDeps,
  scope: Scope,
  { page = 1, pageSize = defaultPageSize, ...asked }: Asked,
): Promise<{ readonly rows: readonly Deadline[]; readonly total: number }> {
  const { value } = await deadlinesOf(deps, scope);
  const indexes = findIndexes(value, asked);
  const from = (page - 1) * pageSize;
  return {
    rows: await rowsAt(deps, value, indexes.slice(from, from + pageSize)),
    total: indexes.length,
  };
}

function countsOf(
  all: DeadlineCodes,
  { kinds = deadlineKinds, days = longestWindow }: Asked,
): Required<Pick<OutputOf<typeof getDeadlines>, 'tabCounts' | 'kindCounts'>> {
  const tabCounts = { within7: 0, within30: 0, within90: 0 };
  const kindCounts = {
    GraceEnd: 0,
    ConversionEnd: 0,
    TermEnd: 0,
    AgeChange: 0,
    Anniversary: 0,
    Birthday: 0,
  };
  for (const code of all.codes) {
    const { daysLeft, kind } = decode(code);
    if (daysLeft <= days) kindCounts[kind] += 1;
    if (!kinds.includes(kind)) continue;
    tabCounts.within90 += 1;
    if (daysLeft <= 30) tabCounts.within30 += 1;
    if (daysLeft <= 7) tabCounts.within7 += 1;
  }
  return { tabCounts, kindCounts };
}

/** One page of the caller's deadlines. @throws {Problem} 404 for a view of a foreign agent */
export async function getDeadlinePage(
  deps: Deps,
  caller: BookOwner,
  query: InputOf<typeof getDeadlines>['query'],
): Promise<OutputOf<typeof getDeadlines>> {
  const { page = 1, pageSize = defaultPageSize, IncludeCounts = true, filters = {} } = query;
  const scope = await viewScopeOf(deps.db, caller, filters.viewAs);
  const { kind: kinds = deadlineKinds, deadlineId: ids } = filters;
  const days = Number(filters.days ?? longestWindow);
  const asked = { kinds, days, ids };
  // The counts are of all kinds and windows. Without them, only what is listed is computed.
  const ahead = Object.fromEntries(kinds.map((kind) => [kind, days]));
  const { value, asOf } = await deadlinesOf(deps, scope, IncludeCounts ? undefined : ahead);
  const indexes = findIndexes(value, asked);
  const totalPages = Math.max(1, Math.ceil(indexes.length / pageSize));
  const currentPage = Math.min(page, totalPages);
  const from = (currentPage - 1) * pageSize;
  return {
    currentPage,
    totalPages,
    totalRecords: indexes.length,
    asOf: asOf.toISOString(),
    ...(IncludeCounts && countsOf(value, asked)),
    deadlines: await rowsAt(deps, value, indexes.slice(from, from + pageSize)),
  };
}
