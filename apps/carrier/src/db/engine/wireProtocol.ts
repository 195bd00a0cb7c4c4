/**
 * The part of PostgreSQL's frontend protocol that is needed to send whole batches to PGlite
 * (postgresql.org, 'Message Formats'). After the start-up message every message is a type byte and
 * a length that counts itself.
 */

/** AuthenticationOk and ReadyForQuery: the answer to a start-up message. */
export const welcome: Buffer = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  Buffer.from([0x5a, 0, 0, 0, 5, 0x49]),
]);

const errorResponse = 0x45;

/** Whether an answer has an error that ends the connection: severity FATAL or PANIC. */
export function saysGoodbye(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== errorResponse) continue;
    const fields = bytes.toString('latin1', at + 5, at + 1 + bytes.readInt32BE(at + 1)).split('\0');
    if (fields.includes('VFATAL') || fields.includes('VPANIC')) return true;
  }
  return false;
}

/** The messages of one client, in batches. */
export type ClientSaid =
  | { readonly kind: 'startup' }
  | { readonly kind: 'batch'; readonly bytes: Uint8Array }
  | { readonly kind: 'terminate' };

const query = 0x51;
const sync = 0x53;
const flush = 0x48;
const terminate = 0x58;

/**
 * Splits a client's bytes into batches that a server answers: everything up to a Query, Sync or Flush.
 * Bytes may arrive in any pieces.
 */
export class BatchReader {
  #unread: Buffer = Buffer.alloc(0);
  #started = false;
  #batchEnd = 0;

  /** Adds bytes and returns the complete batches. */
  *read(bytes: Uint8Array): Generator<ClientSaid> {
    this.#unread = this.#unread.length === 0 ? Buffer.from(bytes) : this.#joined(bytes);
    for (let next = this.#next(); next !== undefined; next = this.#next()) yield next;
  }

  #joined(bytes: Uint8Array): Buffer {
    return Buffer.concat([this.#unread, bytes]);
  }

  #next(): ClientSaid | undefined {
    if (!this.#started) {
      const length = this.#lengthAt(0);
      if (length === undefined) return undefined;
      this.#started = true;
      this.#take(length);
      return { kind: 'startup' };
    }
    for (;;) {
      const length = this.#lengthAt(this.#batchEnd + 1);
      if (length === undefined) return undefined;
      const type = this.#unread[this.#batchEnd];
      this.#batchEnd += 1 + length;
      if (type === terminate) return { kind: 'terminate' };
      if (type === query || type === sync || type === flush) {
        const bytes = this.#take(this.#batchEnd);
        this.#batchEnd = 0;
        return { kind: 'batch', bytes };
      }
    }
  }

  /** The length at `offset`, or undefined until its bytes have arrived. */
  #lengthAt(offset: number): number | undefined {
    if (this.#unread.length < offset + 4) return undefined;
    const length = this.#unread.readInt32BE(offset);
    return this.#unread.length < offset + length ? undefined : length;
  }

  #take(length: number): Uint8Array {
    // A copy, so that it can move to the worker without the rest of the buffer.
    const taken = new Uint8Array(this.#unread.subarray(0, length));
    this.#unread = this.#unread.subarray(length);
    return taken;
  }
}
