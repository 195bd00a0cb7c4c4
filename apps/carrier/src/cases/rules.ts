import type { getCaseFilterOptions } from '@agent-portal/data/cases/contract';
import type { getCasesNeedingAttention } from '@agent-portal/data/cases/desk/contract';
import {
  caseEvents,
  type CaseDetail,
  type CaseRow,
  type HistoryEntry,
} from '@agent-portal/data/cases/shapes';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sortNames } from '@agent-portal/format';
import { type BookOwner, type Scope, viewScopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { findDownline } from '../book/queries/downline.ts';
import { withClientIdsFor } from '../book/withClientIdsFor.ts';
import type { Deps } from '../http/appEnv.ts';
import { type Attempt, notFound } from '../http/answers/problems.ts';
import { getPolicyDetails } from '../policies/policy/policyDetails.ts';
import type { AgentCaller } from '../session/caller.ts';
import {
  findAttentionOrder,
  findCase,
  findCases,
  findCasesOfPolicy,
  findProductTypes,
} from './queries/caseRows.ts';
import { findHistory } from './queries/history.ts';

/** The number of cases on the desk. The list has the others. */
const mostWaiting = 5;

type Options = OutputOf<typeof getCaseFilterOptions>;

const storedOptions = {
  name: 'case filter options',
  weigh: ({ viewAsFilterValues }: Options) => 2_000 + viewAsFilterValues.length * 100,
};

/** The options of the case filters: the values of the caller's whole book [S7]. */
export async function getFilterOptions(deps: Deps, caller: BookOwner): Promise<Options> {
  const make = async (): Promise<Options> => {
    const types = await findProductTypes(deps.db, caller.agentIds);
    const downline = await findDownline(deps.db, caller.agentIds);
    return {
      productTypeFilterValues: sortNames(types),
      eventTypeFilterValues: [...caseEvents],
      viewAsFilterValues: sortNames(downline, ({ agentName }) => agentName),
    };
  };
  return (await snapshotOf(deps, storedOptions, [caller.agentIds], make)).value;
}

const waiting = {
  name: 'cases waiting',
  weigh: ({ byteLength }: Int32Array) => byteLength,
};

/** The row ids of the cases of a scope that need attention, longest waiting first; cached like an order. */
function cachedAttention(deps: Deps, scope: Scope) {
  const { db, today } = deps;
  const make = () => findAttentionOrder(db, scope, today);
  return snapshotOf(deps, waiting, [scope, today], make);
}

/**
 * The cases that need attention: their number, and those that wait longest.
 *
 * @throws {Problem} 404 when the caller may not view as the requested agent
 */
export async function getAttention(
  deps: Deps,
  caller: BookOwner,
  viewAs: string | undefined,
): Promise<OutputOf<typeof getCasesNeedingAttention>> {
  const { db, today } = deps;
  const scope = await viewScopeOf(db, caller, viewAs);
  const { value: rowIds } = await cachedAttention(deps, scope);
  const cases = await findCases(db, rowIds.subarray(0, mostWaiting), today);
  return { count: rowIds.length, cases };
}

/**
 * A case of the caller's book.
 *
 * @param attempt the entry in the audit log when there is none
 * @throws {Problem} 404 when it does not exist or belongs to another agent
 */
export async function findOwnCase(
  { db, today }: Deps,
  caller: BookOwner,
  envelopeId: string,
  attempt?: Attempt,
): Promise<CaseRow> {
  const found = await findCase(db, caller.agentIds, envelopeId, today);
  if (found) return found;
  throw notFound(`There is no case ${envelopeId} in your book of business.`, attempt);
}

/** For this many milliseconds after an e-mail was sent again, users are asked before they send another. */
const justNow = 600_000;

/** The last time that a user sent the e-mail of a case again, if that was just now. */
export function findJustSent(
  history: readonly HistoryEntry[],
  now: Date,
): HistoryEntry | undefined {
  const last = history.findLast(({ event }) => event === 'Resent');
  return last && now.getTime() - Date.parse(last.at) < justNow ? last : undefined;
}

/** A case of the caller's book, with its history. @throws {Problem} 404 as `findOwnCase` */
export async function getCaseDetail(
  deps: Deps,
  caller: AgentCaller,
  typed: string,
): Promise<CaseDetail> {
  const row = await findOwnCase(deps, caller, typed);
  const { recipientEmail = '', policyNumber = '', version = 1 } = row;
  const history = await findHistory(deps.db, row.envelopeId);
  const justSent = findJustSent(history, deps.now());
  const [{ clientId } = {}] = await withClientIdsFor<CaseRow>(deps.db, caller, [row]);
  return {
    ...row,
    ...(clientId !== undefined && { clientId }),
    recipientEmail,
    policyNumber,
    version,
    history,
    ...(justSent && { justSent }),
  };
}

/** The cases of a policy. @throws {Problem} 404 when the policy belongs to another agent, or does not exist */
export async function getCasesOf(deps: Deps, caller: BookOwner, typed: string) {
  const { policyNumber } = await getPolicyDetails(deps, caller, typed);
  return { cases: await findCasesOfPolicy(deps.db, policyNumber, deps.today) };
}
