import {
  exportCommissionCsv,
  exportCommissionDetails,
  exportWritingAgentDetails,
  getAgentStatement,
  getAgentStatementOptions,
  getAgentStatements,
  getCommissionDetails,
  getWritingAgentDetails,
} from '@agent-portal/data/commissions/contract';
import {
  getCommissionSummary,
  getCommissionTrace,
  getExpectedCommissions,
  getPolicyCommissions,
} from '@agent-portal/data/commissions/explained/contract';
import { route, type Route } from '../http/route.ts';
import { exportList } from '../lists/exportList.ts';
import { commissionCsv } from './commissionCsv.ts';
import { detailList, getDetailPage } from './detailList.ts';
import { getExpected } from './expected/expected.ts';
import { askedOf } from './filters.ts';
import { getStatementOptions, statementFile } from './statement/statement.ts';
import { statementsFile } from './statement/statementsFile.ts';
import { getSummary } from './summary.ts';
import { getTrace } from './trace/getTrace.ts';
import { getWritingAgentPage, writingAgentListFor } from './writingAgentList.ts';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner } from '../book/scope.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { findCycles } from './queries/filterValues.ts';
import { toLine, findPaidByPolicy } from './queries/lines.ts';
import { exportName } from '../lists/exportName.ts';

/**
 * Gets the commission on a policy for the caller's own agent ids. The open cycle is estimated, so its lines
 * do not count as paid.
 *
 * @throws {Problem} 404 when it does not exist or belongs to another agent.
 */
async function getCommissionsOfPolicy(
  { db }: Deps,
  caller: BookOwner,
  policyNumber: string,
): Promise<OutputOf<typeof getPolicyCommissions>> {
  const found = await findPaidByPolicy(db, caller.agentIds, policyNumber);
  if (found === undefined) throw notFound(`There is no policy ${policyNumber} in your book.`);
  const cycles = await findCycles(db);
  const open = new Set(
    cycles.filter(({ estimated }) => estimated).map(({ cycleEndDate }) => cycleEndDate),
  );
  const add = (lines: typeof found) =>
    moneyOf(lines.reduce((sum, { line }) => sum + line.commissionCents, 0));
  return {
    lines: found.map(toLine),
    paidTotal: add(found.filter(({ line }) => !open.has(line.cycleEndDate))),
    estimatedTotal: add(found.filter(({ line }) => open.has(line.cycleEndDate))),
    debt: add(found.filter(({ line }) => line.advanceId !== null)),
  };
}

/** [S7] Commissions, and the extensions. */
export const commissionsRoutes: readonly Route[] = [
  route(getCommissionDetails, ({ deps, caller, input: { query } }) =>
    getDetailPage(deps, caller, query),
  ),

  route(exportCommissionDetails, async ({ input: { query }, ...call }) => ({
    name: exportName(exportCommissionDetails, call.deps),
    body: await exportList(call, detailList, askedOf(query, detailList.defaultOrder)),
  })),

  route(exportCommissionCsv, async ({ input: { query }, ...call }) => ({
    name: exportCommissionCsv.response.fallbackName(new Date(call.deps.today), {
      version: query.version ?? '1',
    }),
    body: await commissionCsv(call, askedOf(query, detailList.defaultOrder), query.version),
  })),

  route(getWritingAgentDetails, ({ deps, caller, input: { query } }) =>
    getWritingAgentPage(deps, caller, query),
  ),

  route(exportWritingAgentDetails, async ({ input: { query }, ...call }) => {
    const { list, asked } = await writingAgentListFor(call.deps, call.caller, query);
    return {
      name: exportName(exportWritingAgentDetails, call.deps),
      body: await exportList(call, list, asked),
    };
  }),

  route(getAgentStatementOptions, ({ deps, caller }) => getStatementOptions(deps, caller)),

  route(getAgentStatement, ({ deps, caller, input: { query }, signal }) =>
    statementFile(deps, caller, query, signal),
  ),

  route(getAgentStatements, ({ input: { query }, ...call }) => statementsFile(call, query)),

  route(getCommissionSummary, ({ deps, caller, input: { query } }) =>
    getSummary(deps, caller, query),
  ),

  route(getCommissionTrace, ({ deps, caller, input: { params } }) =>
    getTrace(deps, caller, params.lineId),
  ),

  route(getExpectedCommissions, ({ deps, caller, input: { query } }) =>
    getExpected(deps, caller, query),
  ),

  route(getPolicyCommissions, ({ deps, caller, input: { params } }) =>
    getCommissionsOfPolicy(deps, caller, params.policyNumber),
  ),
];
