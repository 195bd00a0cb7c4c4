import { getUserInfo } from '@agent-portal/data/session/contract';
import type { Accounts } from './Accounts.ts';
import { Connection } from './Connection.ts';
import { type Draft, toBytes } from './Draft.ts';
import type { Recorder } from './FuzzReport.ts';
import type { Answer } from './readAnswer.ts';
import { agents } from './targetsOf.ts';
import { brokenPromise } from './brokenPromise.ts';

interface Deps {
  readonly origin: string;
  readonly accounts: Accounts;
  readonly recorder: Recorder;
  /** Whether a page of the portal may give this answer: 503 if the portal was not built. */
  readonly isPage: (answer: Answer) => boolean;
}

/** Sends one request after the other over one connection, while the server keeps it. */
export class Sender {
  readonly #deps: Deps;
  #connection: Connection | undefined;
  /** Whether the server is gone. */
  isLost = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Sends a malformed request, and checks the promises about its answer. */
  async send(number: number, draft: Draft): Promise<void> {
    const { origin, accounts, recorder, isPage } = this.#deps;
    const bytes = toBytes(draft, new URL(origin).host, accounts.headersOf(draft.account));
    const answer = await this.#ask(number, bytes, draft);
    recorder.count(answer);
    if (!answer) return;
    const wrong = brokenPromise(draft, answer, isPage);
    if (wrong) recorder.fail(number, wrong, bytes, answer);
    if (draft.account === undefined) return;
    accounts.renew(draft.account, answer.cookies);
    if (answer.status === 401) await accounts.signInAgain(draft.account);
  }

  /** Makes a correct call, which must get a correct answer after anything before it. */
  async check(number: number): Promise<void> {
    const { origin, accounts, recorder } = this.#deps;
    const { host } = new URL(origin);
    const lines = [['Host', host], ...accounts.headersOf(agents[0])].map((pair) => pair.join(': '));
    const bytes = Buffer.from(`GET ${getUserInfo.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const answer = await this.#ask(number, bytes, {
      method: 'GET',
      isLast: false,
      isBroken: false,
    });
    const isWell = answer?.status === 200 && answer.body.includes('"isAuthenticated":true');
    if (answer && !isWell) recorder.fail(number, 'a right call is refused', bytes, answer);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  async #open(): Promise<Connection | undefined> {
    this.#connection = await Connection.open(this.#deps.origin).catch(() => undefined);
    this.isLost = this.#connection === undefined;
    return this.#connection;
  }

  async #ask(
    number: number,
    bytes: Buffer,
    { method, isLast, isBroken }: Pick<Draft, 'method' | 'isLast' | 'isBroken'>,
  ): Promise<Answer | undefined> {
    const fail = (what: string, answer?: Answer) =>
      this.#deps.recorder.fail(number, what, bytes, answer);
    const connection = this.#connection ?? (await this.#open());
    if (!connection) {
      fail('finds no server that listens');
      return undefined;
    }
    let answer: Answer | undefined;
    try {
      answer = await connection.ask(bytes, method, isLast);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      this.close();
      return undefined;
    }
    if (!answer && connection.hasWaited) fail('got no answer within a minute');
    else if (!answer && !isBroken)
      fail('lost the connection, although the answer before it had "Connection: keep-alive"');
    if (answer && !isLast && !isBroken) {
      if (connection.hasRest) fail('got more than one answer', answer);
      if (answer.isLast && !(await connection.ended()))
        fail('got an answer that says the connection closes, but it does not', answer);
    }
    if (!answer || answer.isLast || isLast || isBroken) this.close();
    return answer;
  }
}
