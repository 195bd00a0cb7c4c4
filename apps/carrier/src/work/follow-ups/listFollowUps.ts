import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { defaultPageSize } from '@agent-portal/data/list';
import type {
  FollowUp,
  getFollowUps,
  getPolicyFollowUps as policyFollowUps,
} from '@agent-portal/data/work/follow-ups/contract';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { notFound } from '../../http/answers/problems.ts';
import { findPeople } from '../queries/findPeople.ts';
import { readPolicy } from '../readPolicies.ts';
import { createRead, type WorkCall, workCallOf } from '../workCall.ts';
import { findFollowUps } from './queries.ts';
import {
  withClosing,
  type FollowUpTab,
  readFollowUps,
  sortFollowUps,
  tabOf,
} from './readFollowUps.ts';
import type { followUps } from './tables.ts';
import { toFollowUp } from './toFollowUp.ts';

type Row = typeof followUps.$inferSelect;
type OfPolicy = OutputOf<typeof policyFollowUps>;

/**
 * A page of the caller's follow-ups, or of those of all people of its agency, on policies that it may still see.
 */
export async function listFollowUps(
  deps: CarrierDeps,
  call: AgentCall,
  {
    page = 1,
    pageSize: size = defaultPageSize,
    orderBy,
    filters: { state: tab, whose = 'mine' } = {},
  }: InputOf<typeof getFollowUps>['query'],
): Promise<OutputOf<typeof getFollowUps>> {
  const { userId, agentIds } = call.caller;
  const { today } = deps;
  const others = whose === 'mine' ? [] : await findPeople(deps.db, agentIds, today);
  const userIds = [...new Set([userId, ...others.map((one) => one.userId)])];
  const all = await readFollowUps(await workCallOf(deps, call), userIds);
  const countOf = (one: FollowUpTab) => all.filter((row) => tabOf(row, today) === one).length;
  const tabCounts = {
    all: all.length,
    due: countOf('due'),
    upcoming: countOf('upcoming'),
    closed: countOf('closed'),
  };
  const ofTab = all.filter((row) => tab === undefined || tabOf(row, today) === tab);
  const totalRecords = ofTab.length;
  const totalPages = Math.max(1, Math.ceil(totalRecords / size));
  const currentPage = Math.min(page, totalPages);
  const from = (currentPage - 1) * size;
  const followUps = sortFollowUps(ofTab, orderBy)
    .slice(from, from + size)
    .map((row) =>
      Object.assign(
        toFollowUp(row, today, { userId }),
        row.clientId !== undefined && { clientId: row.clientId },
      ),
    );
  return { currentPage, totalPages, totalRecords, tabCounts, followUps };
}

/** The caller's follow-ups of a policy. @throws {Problem} 404 when the policy is not in its book */
export async function getPolicyFollowUps(
  deps: CarrierDeps,
  call: AgentCall,
  typed: string,
): Promise<OfPolicy> {
  const found = await readPolicy(createRead(deps, call), typed);
  if (!found) throw notFound(`There is no policy ${typed} in your book.`);
  return {
    followUps: await readFollowUpsOfPolicies(await workCallOf(deps, call), [found.policyNumber]),
  };
}

/** The caller's follow-ups on some policies of its book, soonest first. */
export async function readFollowUpsOfPolicies(
  call: WorkCall,
  policyNumbers: readonly string[],
): Promise<FollowUp[]> {
  const { caller, deps } = call;
  const owners = { userIds: [caller.userId], producerId: caller.producerId };
  const stored = await findFollowUps(deps.db, owners, policyNumbers);
  const rows = (await withClosing(call, stored)).toSorted(
    (a, b) => a.followUpOn.localeCompare(b.followUpOn) || (a.itemKey < b.itemKey ? -1 : 1),
  );
  return rows.map((row) => toFollowUp(row, deps.today, caller));
}

/** The answer to a change: the caller's follow-ups of the policy, and what was saved. */
export async function answerTo(
  deps: CarrierDeps,
  call: AgentCall,
  { policyNumber, userId: ownerId, version, deletedAt }: Row,
): Promise<OfPolicy> {
  const work = await workCallOf(deps, call);
  return {
    followUps: policyNumber === null ? [] : await readFollowUpsOfPolicies(work, [policyNumber]),
    ...(deletedAt === null && { saved: { ownerId, version } }),
  };
}
