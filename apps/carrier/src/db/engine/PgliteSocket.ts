import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { QueryTimeoutError } from './errors.ts';
import type { Watchdog } from './Watchdog.ts';
import { BatchReader, saysGoodbye, welcome } from './wireProtocol.ts';

/** How long closing the database may take, in milliseconds. Acknowledged writes are safe without it. */
const longestGoodbye = 5_000;

interface PgliteSocketOptions {
  readonly dataFolder: string;
  /** How long a query may run before its worker is stopped. */
  readonly watchdog: Watchdog;
  /** Settles when the previous worker has closed the folder, because PGlite has no lock. */
  readonly after: Promise<void>;
}

/**
 * The 'network socket' that node-postgres writes to when the database is PGlite: a connection is a
 * worker thread with the data folder open, and closing it closes the database. So types,
 * transactions, errors and the pool are node-postgres's own on both engines.
 *
 * PGlite ignores statement_timeout. A query that runs too long therefore ends like a broken
 * connection: the worker is stopped, the query fails with QueryTimeoutError, and the pool's next
 * connection opens the folder again, losing nothing that was acknowledged (reliability, PGlite).
 */
export class PgliteSocket extends Duplex {
  /** Settles when the worker has ended and another may open the folder. */
  readonly exited: Promise<void>;
  readonly #options: PgliteSocketOptions;
  readonly #reader = new BatchReader();
  readonly #markExited: () => void;
  #worker: Worker | undefined;
  #unanswered = 0;
  #alarm: NodeJS.Timeout | undefined;
  #goodbye: NodeJS.Timeout | undefined;

  constructor(options: PgliteSocketOptions) {
    super({ allowHalfOpen: false });
    this.#options = options;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.exited = promise;
    this.#markExited = resolve;
  }

  /** node-postgres calls this instead of net.Socket's connect. Emits `connect` when it is open. */
  connect(): this {
    void this.#options.after.then(() => this.#open());
    return this;
  }

  /** Part of net.Socket that node-postgres calls. A worker has no equivalent. */
  setNoDelay(): this {
    return this;
  }

  /** See setNoDelay. */
  ref(): this {
    return this;
  }

  /** See setNoDelay. */
  unref(): this {
    return this;
  }

  #open(): void {
    if (this.destroyed) {
      this.#markExited();
      return;
    }
    const { dataFolder } = this.#options;
    const worker = new Worker(new URL('pgliteWorker.ts', import.meta.url), {
      workerData: { dataFolder },
      execArgv: [],
    });
    this.#worker = worker;
    worker.on('message', (said: 'open' | Uint8Array) => {
      if (said === 'open') this.emit('connect');
      else this.#answered(said);
    });
    worker.on('error', (error) => this.destroy(error));
    worker.on('exit', () => {
      this.#markExited();
      this.destroy();
    });
  }

  #answered(bytes: Uint8Array): void {
    this.#unanswered -= 1;
    this.#watch();
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    // For example after a full disk: a server closes the connection, but PGlite never answers.
    if (saysGoodbye(bytes)) this.push(null);
  }

  #ask(bytes: Uint8Array): void {
    this.#unanswered += 1;
    this.#worker?.postMessage(bytes);
    if (this.#unanswered === 1) this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#alarm);
    if (this.#unanswered > 0) {
      this.#alarm = setTimeout(() => this.#lookAgain(), this.#options.watchdog.timeoutMs);
    }
  }

  /** A busy main loop runs timers late and before messages, so an answer may already be there. */
  #lookAgain(): void {
    const stop = () => this.destroy(new QueryTimeoutError(this.#options.watchdog.timeoutMs));
    this.#alarm = setTimeout(() => setImmediate(() => this.#unanswered > 0 && stop()), 1);
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    for (const said of this.#reader.read(bytes)) {
      switch (said.kind) {
        case 'startup':
          this.push(welcome);
          break;
        case 'batch':
          this.#ask(said.bytes);
          break;
        case 'terminate':
          this.#worker?.postMessage(null);
          this.#goodbye = setTimeout(() => this.destroy(), longestGoodbye);
          break;
        default:
          said satisfies never;
      }
    }
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#alarm);
    clearTimeout(this.#goodbye);
    this.#alarm = undefined;
    if (this.#worker === undefined) this.#markExited();
    else void this.#worker.terminate();
    done(error);
  }
}
