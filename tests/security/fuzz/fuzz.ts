import { Accounts } from './Accounts.ts';
import { type FuzzReport, Recorder } from './FuzzReport.ts';
import { knownOf } from './knownOf.ts';
import { makeDraft } from './makeDraft.ts';
import type { Answer } from './readAnswer.ts';
import { Sender } from './Sender.ts';
import { agents, offices, targetsOf } from './targetsOf.ts';

/** What is sent where. */
export interface FuzzOptions {
  /** A server that was started with the demonstration accounts. */
  readonly origin: string;
  readonly requests: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
  /** The number of the first request. @default 0 */
  readonly from?: number | undefined;
  /** Connections that send beside each other. @default 4 */
  readonly connections?: number | undefined;
  /** Is told now and then how many were sent. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** So often a right call stands between the wrong ones. */
const checkEvery = 100;

/** Tells the pages of a portal that was not built, which are 503. */
async function pageTest(origin: string): Promise<(answer: Answer) => boolean> {
  const { status } = await fetch(origin, { headers: { Accept: 'text/html' } });
  return (answer) =>
    status >= 500 &&
    answer.status === status &&
    !answer.headers.get('content-type')?.includes('json');
}

/**
 * Sends wrong requests to a server, made from the contract by a seed: wrong types, lengths,
 * encodings, depths, duplicates, forms, compressions, methods and heads. Each answer is held against
 * what is promised: no 5xx, nothing of what is inside, a 400 that names its field, connections that
 * end only where that was said, and right calls in between that are answered well.
 *
 * @throws where the server has no demonstration accounts, or is not there
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, from = 0, connections = 4, onProgress } = options;
  const { origin } = new URL(options.origin);
  const accounts = new Accounts(origin);
  for (const name of [...agents, ...offices]) await accounts.signIn(name);
  const targets = targetsOf(await knownOf(origin, accounts));
  const recorder = new Recorder();
  const deps = { origin, accounts, recorder, isPage: await pageTest(origin) };

  let next = from;
  const sendOn = async () => {
    const sender = new Sender(deps);
    while (next < from + requests && !sender.isLost) {
      const number = next;
      next += 1;
      await sender.send(number, makeDraft(seed, number, targets));
      if (number % checkEvery === 0) await sender.check(number);
      if (recorder.sent % 1000 === 0) onProgress?.(recorder.sent);
    }
    sender.close();
  };
  await Promise.all(Array.from({ length: connections }, sendOn));
  return recorder.report(seed);
}
