import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { streamOf } from '../http/answers/streamOf.ts';

/** A file of an archive: its text, or what makes it piece by piece. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | AsyncIterable<Uint8Array>;
}

/**
 * An archive that is made while it is read: nothing is asked of an entry before the reader wants it,
 * and a reader who leaves ends the entry that is being made. Compression has threads of its own.
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
