import type { InputOf } from '@agent-portal/data/endpoint';
import { getAgentStatements, mostStatements } from '@agent-portal/data/commissions/contract';
import { formatCount, formatDate } from '@agent-portal/format';
import { scopeOf } from '../../book/scope.ts';
import { streamZip } from '../../documents/streamZip.ts';
import type { FileAnswer } from '../../http/answers/answer.ts';
import { badRequest } from '../../http/answers/problems.ts';
import { auditExport } from '../../http/auditExport.ts';
import type { Call } from '../../http/route.ts';
import { findCycles } from '../queries/filterValues.ts';
import { statementName, statementPdf, unknownType } from './statement.ts';
import { statementTypes } from './statementSections.ts';
import { exportName } from '../../lists/exportName.ts';

type Query = InputOf<typeof getAgentStatements>['query'];
type Asking = Pick<Call<typeof getAgentStatements>, 'caller' | 'deps' | 'requestId' | 'signal'>;

/** Formats a day. Other text is not changed, because the caller typed it. */
const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text);

/** The cycles and the type of a call. @throws {Problem} 400 that names each cycle that is not closed */
async function checked({ deps: { db } }: Asking, query: Query) {
  const cycleDates = [...new Set(query.cycleDates)];
  const cycles = await findCycles(db);
  const closed = new Map(
    cycles.filter(({ estimated }) => !estimated).map((one) => [one.cycleEndDate, one]),
  );
  const type = statementTypes.find((one) => one === query.agentStatementType);
  const refused = cycleDates.filter((date) => !closed.has(date)).map(dayOf);
  const errors = [
    ...(refused.length > 0
      ? [
          {
            field: 'cycleDates',
            message: `must be the ends of closed cycles, not ${refused.join(', ')}`,
          },
        ]
      : []),
    ...(type ? [] : [unknownType]),
  ];
  if (errors.length > 0 || !type) throw badRequest(errors);
  return { type, cycles: cycleDates.flatMap((date) => closed.get(date) ?? []) };
}

/** @throws {Problem} 400 for more statements than one file may have */
function refuseTooMany(agents: number, cycles: number): void {
  const count = agents * cycles;
  if (count <= mostStatements) return;
  const message = `must give ${mostStatements} statements or fewer, not ${formatCount(count)}`;
  throw badRequest([{ field: 'agentIds and cycleDates', message }]);
}

/**
 * The statements of several agents and cycles as a zip file of the PDF files that single downloads give. Each is
 * made when the client reads it. The audit log names each statement, as it does for single ones, and the file.
 *
 * @throws {Problem} 404 for another caller's agent; 400 for a cycle that is not closed, an unknown type, and too
 *   many statements
 */
export async function statementsFile(call: Asking, query: Query): Promise<FileAnswer> {
  const { caller, deps, signal } = call;
  const agentIds = [...new Set(query.agentIds)];
  refuseTooMany(agentIds.length, new Set(query.cycleDates).size);
  // One after the other, so that the answer names the first agent that is not the caller's.
  const agents: { agentId: string; paidTo: readonly string[] }[] = [];
  for (const agentId of agentIds)
    agents.push({ agentId, paidTo: await scopeOf(deps.db, caller, agentId) });
  const { type, cycles } = await checked(call, query);
  const entries = agents.flatMap((agent) =>
    cycles.map((cycle) => ({
      name: `${agent.agentId}-${statementName(type, cycle.cycleEndDate)}`,
      content: (async function* pdf() {
        yield await statementPdf(deps, { ...agent, cycle, type }, signal);
      })(),
    })),
  );
  for (const { name } of entries) await auditExport(call, { name });
  return {
    name: exportName(getAgentStatements, deps),
    body: streamZip(entries),
  };
}
