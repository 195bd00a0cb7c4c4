import type { Answer } from './readAnswer.ts';

/** A request whose answer broke a promise. */
export interface FuzzFailure {
  /** With the seed, enough to send the request again. */
  readonly number: number;
  readonly what: string;
  /** As text, cut to a readable length. */
  readonly request: string;
  readonly answer: string;
}

/** The result of a run. */
export interface FuzzReport {
  readonly seed: number;
  readonly sent: number;
  /** The number of failures. `failures` has the first of them. */
  readonly failed: number;
  readonly failures: readonly FuzzFailure[];
  /** The number of answers with each status. 0 means a connection that ended without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
}

const mostFailures = 20;

const longestRequest = 3_000;
const longestAnswer = 1_000;

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;

/** Bytes as lines of text, with invisible characters as numbers. */
const toText = (bytes: Buffer) =>
  cut(bytes.toString('latin1'), longestRequest)
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /[^\n\u2026\x20-\x7e]/g,
      (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );

/** Collects the results of a run. */
export class Recorder {
  readonly #failures: FuzzFailure[] = [];
  readonly #statuses = new Map<number, number>();
  #sent = 0;
  #failed = 0;

  get sent(): number {
    return this.#sent;
  }

  count(answer: Answer | undefined): void {
    this.#sent += 1;
    const status = answer?.status ?? 0;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
  }

  fail(number: number, what: string, request: Buffer, answer: Answer | undefined): void {
    this.#failed += 1;
    if (this.#failures.length >= mostFailures) return;
    this.#failures.push({
      number,
      what,
      request: toText(request),
      answer: answer ? `${answer.status} ${cut(answer.body, longestAnswer)}` : 'none',
    });
  }

  report(seed: number): FuzzReport {
    return {
      seed,
      sent: this.#sent,
      failed: this.#failed,
      failures: this.#failures.toSorted((a, b) => a.number - b.number),
      statuses: this.#statuses,
    };
  }
}
