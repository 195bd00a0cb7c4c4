import { Accounts } from './Accounts.ts';
import { type FuzzReport, Recorder } from './FuzzReport.ts';
import { knownOf } from './knownOf.ts';
import { makeDraft } from './makeDraft.ts';
import type { Answer } from './readAnswer.ts';
import { Sender } from './Sender.ts';
import { agents, offices, targetsOf } from './targetsOf.ts';

/** The settings of a run. */
export interface FuzzOptions {
  /** A server that was started with the demonstration accounts. */
  readonly origin: string;
  readonly requests: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
  /** The number of the first request. @default 0 */
  readonly from?: number | undefined;
  /** Connections that send at the same time. @default 4 */
  readonly connections?: number | undefined;
  /** Called now and then with the number of sent requests. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** A correct call follows after this many malformed ones. */
const checkEvery = 100;

/** Whether the portal was not built, so that its pages answer 503. */
async function pageTest(origin: string): Promise<(answer: Answer) => boolean> {
  const { status } = await fetch(origin, { headers: { Accept: 'text/html' } });
  return (answer) =>
    status >= 500 &&
    answer.status === status &&
    !answer.headers.get('content-type')?.includes('json');
}

/**
 * Sends malformed requests to a server. A seed generates them from the contract: wrong types, lengths,
 * encodings, depths, duplicates, forms, compressions, methods and headers. It checks each answer: no
 * 5xx, no internal details, and a 400 that names its field. Connections end only if the server
 * announced it, and correct calls in between get correct answers.
 * @throws if the server has no demonstration accounts, or does not answer
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
