import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Visitor } from '../../conformance/Visitor.ts';
import { type Case, fillIds, urlOf } from './accessCase.ts';
import { accessTable } from './accessTable.ts';
import { type Books, idsOf, readBooks } from '../books.ts';
import { type Caller, callers, groups } from './callers.ts';
import { ask, signInAs } from '../SignedInVisitor.ts';
import { findViolation } from '../findViolation.ts';

/** The result of a run. */
export interface MatrixOutcome {
  /** The number of answers that were checked. */
  readonly checked: number;
  /** The problems, one sentence each. */
  readonly failures: readonly string[];
  /** The count of each rejected attempt in the audit log. */
  readonly attempts: Readonly<Record<string, number>>;
}

/** Collects the result of each case. */
class Run {
  checked = 0;
  readonly failures: string[] = [];
  readonly attempts: Record<string, number> = {};

  note(title: string, wrong: string | undefined): void {
    this.checked += 1;
    if (wrong !== undefined) this.failures.push(`${title}: ${wrong}`);
  }
}

function expectedOf(one: Case, caller: Caller): number {
  if (groups[one.who].includes(caller)) return one.answers;
  return caller === 'visitor' ? (one.visitor ?? 401) : 403;
}

async function tryCase(
  run: Run,
  [name, one]: readonly [EndpointName, Case],
  caller: Caller,
  visitor: Visitor,
  books: Books,
): Promise<void> {
  const isAllowed = groups[one.who].includes(caller);
  const { asked, lacksId } = fillIds(one.asked, idsOf(caller, books));
  // Without such an id, an allowed caller would not get the answer.
  if (isAllowed && (one.isHarmful || (lacksId && one.answers === 200))) return;
  const { method, effect } = contract[name];
  const url = urlOf(name, asked);
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const isTrusted = effect === 'change' && one.isTrusted !== false;
  const answer = await ask(visitor, { method, url, body, isTrusted });
  const expected = expectedOf(one, caller);
  const said = `${url} ${body ?? ''}`;
  run.note(
    `${caller}, ${name} (${one.what})`,
    findViolation(answer, {
      expected,
      findsNothing: isAllowed && one.findsNothing,
      caller,
      books,
      said,
    }),
  );
  const attempt = caller === 'visitor' ? undefined : one.audited?.[expected];
  if (attempt) run.attempts[attempt] = (run.attempts[attempt] ?? 0) + 1;
}

const whoAmI = async (visitor: Visitor) => {
  const { text } = await ask(visitor, { method: 'GET', url: contract.getUserInfo.path });
  const { username, agentId, roles, isHomeOffice } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify([username, agentId, roles, isHomeOffice]);
};

/**
 * Checks a server with the demonstration accounts against the table: each call of the contract, by each
 * account, for its own ids, other ids, and missing ids. It changes nothing, except that two home-office
 * accounts act for an agent for a while. Every session is new.
 * @throws if an account cannot sign in
 */
export async function accessMatrix({
  origin,
}: {
  readonly origin: string;
}): Promise<MatrixOutcome> {
  const run = new Run();
  const rows = Object.entries(accessTable) as [EndpointName, readonly Case[]][];
  const visitors = new Map<Caller, Visitor>();
  const agentToActFor = async () => {
    const agent = visitors.get('agent');
    if (!agent) throw new Error('The account agent signs in first.');
    return (JSON.parse(await whoAmI(agent)) as string[])[1] ?? '';
  };
  for (const caller of callers) visitors.set(caller, await signInAs(origin, caller, agentToActFor));
  const books = await readBooks(visitors);

  await Promise.all(
    [...visitors].map(async ([caller, visitor]) => {
      const before = await whoAmI(visitor);
      for (const [name, cases] of rows)
        for (const one of cases) await tryCase(run, [name, one], caller, visitor, books);
      const after = await whoAmI(visitor);
      run.note(`${caller}, afterwards`, after === before ? undefined : `became ${after}`);
      await visitor.send({ method: 'GET', url: '/auth/logout' });
    }),
  );
  const { checked, failures, attempts } = run;
  return { checked, failures, attempts };
}
