import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Answer, readAnswer } from './readAnswer.ts';

/** Longer than any answer takes on a busy machine, in milliseconds. */
const longestWait = 60_000;

/** One connection to a server, which sends bytes unchanged. */
export class Connection {
  readonly #socket: Socket;
  #came = Buffer.alloc(0);
  #isEnded = false;
  #hasWaited = false;
  #onChange: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    const ended = () => {
      this.#isEnded = true;
      this.#onChange();
    };
    socket.on('data', (piece: Buffer) => {
      this.#came = Buffer.concat([this.#came, piece]);
      this.#onChange();
    });
    // A server may end the connection with a reset. The data before it counts.
    socket.on('error', ended).on('end', ended).on('close', ended);
    socket.setTimeout(longestWait, () => {
      this.#hasWaited = true;
      socket.destroy();
    });
  }

  /** @throws if no server listens */
  static async open(origin: string): Promise<Connection> {
    const { protocol, hostname, port } = new URL(origin);
    const isTls = protocol === 'https:';
    const place = {
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port) || (isTls ? 443 : 80),
    };
    const socket = isTls
      ? connectTls({ ...place, servername: hostname, rejectUnauthorized: false })
      : connect(place);
    await once(socket, isTls ? 'secureConnect' : 'connect');
    return new Connection(socket);
  }

  /** Whether the server sent nothing for a minute. */
  get hasWaited(): boolean {
    return this.#hasWaited;
  }

  /** Whether the server sent more than the expected answers. */
  get hasRest(): boolean {
    return this.#came.length > 0;
  }

  /**
   * Sends a request and reads its answer.
   * @param isLast no other request follows: the client ends its half of the connection
   * @returns undefined if the connection ends without an answer
   */
  async ask(bytes: Buffer, method: string, isLast = false): Promise<Answer | undefined> {
    this.#socket.write(bytes);
    if (isLast) this.#socket.end();
    for (;;) {
      const isEnded = this.#isEnded;
      const read = readAnswer(this.#came, method, isEnded);
      if (read) {
        this.#came = this.#came.subarray(read.length);
        return read.answer;
      }
      if (isEnded) return undefined;
      await this.#change();
    }
  }

  /** Waits until the server ends the connection. @returns false if it does not */
  async ended(): Promise<boolean> {
    while (!this.#isEnded) await this.#change();
    return !this.#hasWaited;
  }

  close(): void {
    this.#socket.destroy();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }
}
