import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';
import { Connection } from './fuzz/Connection.ts';

/**
 * The number of connections: fewer than one address may have, because the other user has the same
 * address.
 */
const connections = 250;

/** Just under the largest head that the server reads, in bytes. */
const headLength = 60_000;

/** A head without its end, so that the server waits. */
const unfinished = (host: string) =>
  Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Fill: `.padEnd(headLength, 'x'));

/** Sends a head without its end. @returns whether the server then ends the connection */
async function endsUnfinished(origin: string): Promise<boolean> {
  const connection = await Connection.open(origin).catch(() => undefined);
  // A connection above the limit of its address is closed immediately.
  if (!connection) return true;
  const answer = await connection.ask(unfinished(new URL(origin).host), 'GET');
  if (answer) await connection.ended();
  connection.close();
  return !connection.hasWaited;
}

/** Opens connections with incomplete requests, while another user reads. */
export async function unfinishedHeads(origin: string): Promise<AttackOutcome> {
  const [ended, { waited, failures: ofOther }] = await whileOtherReads(origin, 'agent', () =>
    Promise.all(Array.from({ length: connections }, () => endsUnfinished(origin))),
  );
  const left = ended.filter((isEnded) => !isEnded).length;
  const failures = [...ofOther];
  if (left > 0) failures.push(`${left} connections are still open after a minute`);
  return { tried: `${connections} connections, ${waited}`, failures };
}
