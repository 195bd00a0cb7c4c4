import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import {
  type getAgentStatement,
  type getAgentStatementOptions,
  mostStatements,
} from '@agent-portal/data/commissions/contract';
import { fileDate } from '@agent-portal/data/fileResponses';
import { formatDate } from '@agent-portal/format';
import { type BookOwner, type Scope, scopeOf } from '../../book/scope.ts';
import { writePdf } from '../../documents/pdf.ts';
import { findAgentNames, findDownline } from '../../book/queries/downline.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { FileAnswer } from '../../http/answers/answer.ts';
import { badRequest } from '../../http/answers/problems.ts';
import type { Cycle } from '../cycles.ts';
import { findCycles } from '../queries/filterValues.ts';
import { findStatementLines } from '../queries/lines.ts';
import { statementSections, type StatementType, statementTypes } from './statementSections.ts';

/** The statements that the caller may download. */
export async function getStatementOptions(
  { db }: Deps,
  caller: BookOwner,
): Promise<OutputOf<typeof getAgentStatementOptions>> {
  const cycles = await findCycles(db);
  return {
    agentStatementTypes: [...statementTypes],
    // A cycle has a statement once it is closed.
    cycleDates: cycles.filter(({ estimated }) => !estimated).map((cycle) => cycle.cycleEndDate),
    agents: await findDownline(db, caller.agentIds),
    mostStatements,
  };
}

/**
 * The statement of an agent for a cycle as a PDF [S7].
 *
 * @throws {Problem} 404 for another caller's agent, 400 for an unknown cycle or type
 */
export async function statementFile(
  deps: Deps,
  caller: BookOwner,
  { agentId, cycleDate, agentStatementType }: InputOf<typeof getAgentStatement>['query'],
  signal: AbortSignal,
): Promise<FileAnswer> {
  const { db } = deps;
  const paidTo = await scopeOf(db, caller, agentId);
  const cycles = await findCycles(db);
  const cycle = cycles.find((one) => one.cycleEndDate === cycleDate && !one.estimated);
  const type = statementTypes.find((one) => one === agentStatementType);
  const errors = [
    ...(cycle ? [] : [{ field: 'cycleDate', message: 'must be the end of a closed cycle' }]),
    ...(type ? [] : [unknownType]),
  ];
  if (!cycle || !type) throw badRequest(errors);
  return {
    name: statementName(type, cycleDate),
    body: await statementPdf(deps, { agentId, paidTo, cycle, type }, signal),
  };
}

/** The error for an unknown type. */
export const unknownType = {
  field: 'agentStatementType',
  message: `must be one of ${statementTypes.join(', ')}`,
};

export const statementName = (type: StatementType, cycleDate: string) =>
  `${type}_Report-${fileDate(new Date(cycleDate))}.pdf`;

/** A statement that the caller may download. */
export interface Statement {
  readonly agentId: string;
  /** The scope of the agent id. */
  readonly paidTo: Scope;
  readonly cycle: Cycle;
  readonly type: StatementType;
}

export async function statementPdf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { agentId, paidTo, cycle, type }: Statement,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const [agent] = await findAgentNames(db, paidTo);
  const name = agent ? `${agent.agentName} - ${agent.agentId}` : agentId;
  const dates = [cycle.cycleStartDate, cycle.cycleEndDate].map((day) => formatDate(day));
  const content = {
    title: `${type} statement`,
    subtitle: `${name}, cycle ${dates.join(' to ')}`,
    sections: statementSections(type, await findStatementLines(db, paidTo, cycle.cycleEndDate)),
  };
  return writePdf(content, now(), signal);
}
