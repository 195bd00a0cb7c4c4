import { constants, realpathSync } from 'node:fs';
import { access, mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { streamOf } from '../../http/answers/streamOf.ts';
import type { FileStore } from './FileStore.ts';

/** An id is a UUID, so that it never leads to another folder. */
const isId = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/** Bytes that are read at a time. */
const pieceSize = 64 * 1024;

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}

/**
 * The folder of the documents: next to the data folder, and not in it, because each start copies the data
 * folder (leaveAsItWas.ts).
 */
export const documentsFolder = (dataFolder: string): string =>
  `${realPathOf(dataFolder)}.documents`;

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

/** Keeps files in a folder of the disk, in 256 folders by the start of their ids. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!isId(id)) throw new Error('The id of a file is not a UUID.');
    return join(folder, id.slice(0, 2), id);
  };
  return {
    async write(id, pieces) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, 'wx', 0o600);
      try {
        for await (const piece of pieces) await file.appendFile(piece);
        // On the disk before the database says that it is there.
        await file.sync();
      } finally {
        await file.close();
      }
    },

    async read(id) {
      const path = pathOf(id);
      await access(path, constants.R_OK);
      return streamOf(readPieces(path));
    },

    async remove(ids) {
      await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })));
    },

    async *list(before) {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isFile() || !isId(entry.name)) continue;
          const { mtime } = await stat(join(entry.parentPath, entry.name));
          if (mtime < before) yield entry.name;
        }
      } catch (error) {
        // Before the first upload there is no folder.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    },
  };
}
