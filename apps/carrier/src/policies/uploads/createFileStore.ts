import { constants, realpathSync } from 'node:fs';
import { access, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { documentGone, noRoomForDocuments } from '../../http/answers/problems.ts';
import { streamOf } from '../../http/answers/streamOf.ts';
import { measureDisk } from '../../shared/measureDisk.ts';
import { documentLimits } from '../../limits.ts';
import { systemCode } from '../../shared/describeFailure.ts';

/** An id is a UUID, so that it never leads to another folder. */
export const isFileId = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/** Bytes that are read at a time. */
const pieceSize = 64 * 1024;

/** Bytes of a file that are written between two checks of the free space. */
const lookEvery = 1_000_000;

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}

/** The folder of the documents: next to the data folder, whose files belong to the database. */
export const documentsFolder = (dataFolder: string): string =>
  realPathOf(`${realPathOf(dataFolder)}.documents`);

/** Opens the file when the client begins to read, so that no answer leaves it open. */
async function* readPieces(path: string): AsyncGenerator<Uint8Array, void> {
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(pieceSize), 0, pieceSize);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** A disk that is full or cannot be written is that of the documents, never that of the database. */
async function onDisk<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw noRoomForDocuments(error);
  }
}

interface StoreOptions {
  /** Bytes that stay free on the disk. @default 1 GB, or a tenth of a smaller disk */
  readonly reserve?: number | undefined;
  readonly measureDisk?: typeof measureDisk | undefined;
}

/** Stores the documents that users upload. One store keeps them all, each under its id. */
export interface FileStore {
  /**
   * Writes a new file, and returns when it is on the disk. After any failure, the caller removes the file.
   * @param pieces its content, read while it is written
   * @throws {Problem} 507 when the disk of the documents has no room, or cannot be written
   */
  readonly write: (id: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The content of a file, read while it is sent. @throws {Problem} 410 if there is no such file */
  readonly read: (id: string) => Promise<ReadableStream<Uint8Array>>;
  /** Removes files that the database never named; those that do not exist are ignored. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

/** Stores files on disk, in 256 folders by the start of their ids. */
export function createFileStore(
  folder: string,
  { reserve, measureDisk: measure = measureDisk }: StoreOptions = {},
): FileStore {
  const pathOf = (id: string) => {
    if (!isFileId(id)) throw new Error('The id of a file is not a UUID.');
    return join(folder, id.slice(0, 2), id);
  };

  async function refuseWithoutRoom(): Promise<void> {
    const { size, free } = await onDisk(() => measure(folder));
    const stored = reserve ?? Math.min(documentLimits.reserve, size / 10);
    if (free < stored) throw noRoomForDocuments();
  }

  return {
    async write(id, pieces) {
      const path = pathOf(id);
      await onDisk(() => mkdir(dirname(path), { recursive: true, mode: 0o700 }));
      const file = await onDisk(() => open(path, 'wx', 0o600));
      try {
        let unchecked = lookEvery;
        for await (const piece of pieces) {
          if (unchecked >= lookEvery) {
            await refuseWithoutRoom();
            unchecked = 0;
          }
          await onDisk(() => file.appendFile(piece));
          unchecked += piece.length;
        }
        // The file must be on the disk before the database names it.
        await onDisk(() => file.sync());
      } finally {
        await file.close();
      }
    },

    async read(id) {
      const path = pathOf(id);
      try {
        await access(path, constants.R_OK);
      } catch (error) {
        throw systemCode(error) === 'ENOENT' ? documentGone() : error;
      }
      return streamOf(readPieces(path));
    },

    async remove(ids) {
      // The next start sets aside files that cannot be removed.
      await Promise.allSettled(ids.map((id) => rm(pathOf(id), { force: true })));
    },
  };
}
