import type { Answer } from './readAnswer.ts';

/** One request whose answer broke a promise. */
export interface FuzzFailure {
  /** With the seed, all that is needed to send it once more. */
  readonly number: number;
  readonly what: string;
  /** As text, cut to what can be read. */
  readonly request: string;
  readonly answer: string;
}

/** What came of a run. */
export interface FuzzReport {
  readonly seed: number;
  readonly sent: number;
  /** How many failed; `failures` has the first of them. */
  readonly failed: number;
  readonly failures: readonly FuzzFailure[];
  /** How many answers had each status; 0 stands for connections that ended without any. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** Failures that are told. */
const mostFailures = 20;

const longestRequest = 3_000;
const longestAnswer = 1_000;

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;

/** Bytes as text on lines, with what cannot be seen written in numbers. */
const toText = (bytes: Buffer) =>
  cut(bytes.toString('latin1'), longestRequest)
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /[^\n\u2026\x20-\x7e]/g,
      (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );

/** Writes down what comes of a run. */
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
