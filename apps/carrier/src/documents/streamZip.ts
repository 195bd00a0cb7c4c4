import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { streamOf } from '../http/answers/streamOf.ts';

/** A file of an archive: its text, or a generator of its pieces. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | AsyncIterable<Uint8Array>;
}

/**
 * A zip archive, written while it is read. An entry is generated on demand, and stops when the client leaves.
 * Compression runs in separate threads.
 */
export function streamZip(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  return streamOf(pieces(entries));
}

async function* pieces(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sources: Readable[] = [];
  for (const { name, content } of entries) {
    if (typeof content === 'string') {
      zip.addBuffer(Buffer.from(content), name);
    } else {
      const source = Readable.from(content, { objectMode: false });
      source.on('error', (error) => output.destroy(error));
      sources.push(source);
      zip.addReadStream(source, name);
    }
  }
  zip.end();
  try {
    for await (const piece of output) yield piece as Uint8Array;
  } finally {
    for (const source of sources) source.destroy();
  }
}
