import { mkdir, opendir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../../db/connection.ts';
import { systemCode } from '../../shared/describeFailure.ts';
import { logError } from '../../shared/logError.ts';
import { isFileId } from './createFileStore.ts';
import { findDatabaseId, findKnown } from './queries.ts';

/** The file in the folder that has the id of its database. */
const ownerFile = 'database';

/** A younger file may belong to an upload that another process receives, in milliseconds. */
const youngest = 60 * 60_000;

/** After the time of any file. */
const always = new Date(8.64e15);

/** The files of one query. */
const atOnce = 500;

/** The folder for files that were set aside on a day: `.data.documents.unknown-2026-11-18`. */
const unknownFolderOf = (folder: string, now: Date) =>
  `${folder}.unknown-${now.toISOString().slice(0, 10)}`;

async function ifThere<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** The ids of all files of a folder that were last written before a moment, some at a time. */
async function* listFiles(folder: string, before: Date): AsyncGenerator<readonly string[], void> {
  const entries = await ifThere(opendir(folder, { recursive: true }));
  let ids: string[] = [];
  for await (const entry of entries ?? []) {
    if (!entry.isFile() || !isFileId(entry.name)) continue;
    const found = await ifThere(stat(join(entry.parentPath, entry.name)));
    if (!found || found.mtime >= before) continue;
    ids.push(entry.name);
    if (ids.length < atOnce) continue;
    yield ids;
    ids = [];
  }
  if (ids.length > 0) yield ids;
}

/** Moves a file to another folder, without replacing one. @returns whether it was moved */
async function move(id: string, from: string, to: string): Promise<boolean> {
  const place = join(id.slice(0, 2), id);
  const target = join(to, place);
  if (await ifThere(stat(target))) return false;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const done = await ifThere(rename(join(from, place), target).then(() => true));
  return done === true;
}

interface Moving {
  readonly from: string;
  readonly to: string;
  readonly before: Date;
  /** Whether to move the files that the database knows, or the others. */
  readonly areKnown: boolean;
}

async function moveAll(db: Database, { from, to, before, areKnown }: Moving): Promise<number> {
  let moved = 0;
  for await (const ids of listFiles(from, before)) {
    const known = await findKnown(db, ids);
    for (const id of ids) {
      if (known.has(id) === areKnown && (await move(id, from, to))) moved += 1;
    }
  }
  return moved;
}

/**
 * Assigns a documents folder to a database, when the server starts. Files that the database does not know move to a
 * dated folder next to it, and are never deleted: they may belong to another database, or to a newer state of this
 * one. Files that it knows come back from there.
 */
async function claim(folder: string, db: Database, now: Date, log: Logger): Promise<void> {
  const id = await findDatabaseId(db);
  const owner = (await ifThere(readFile(join(folder, ownerFile), 'utf8')))?.trim();
  const isOfOther = owner !== undefined && owner !== id;
  const unknownFolder = unknownFolderOf(folder, now);
  const before = isOfOther ? always : new Date(now.getTime() - youngest);
  const unknown = await moveAll(db, { from: folder, to: unknownFolder, before, areKnown: false });
  if (unknown > 0) {
    const detail = { documents: unknown, to: unknownFolder, isOfOther };
    log.warn(detail, 'documents that the database does not know were set aside');
  }
  const start = `${basename(folder)}.unknown-`;
  const others = (await ifThere(readdir(dirname(folder)))) ?? [];
  for (const name of others.filter((other) => other.startsWith(start))) {
    const from = join(dirname(folder), name);
    const back = await moveAll(db, { from, to: folder, before: always, areKnown: true });
    if (back > 0) log.info({ documents: back, from }, 'documents were restored');
  }
  if (owner === id) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, ownerFile), `${id}\n`, { mode: 0o600 });
}

/** Claims a folder. If it cannot be read or written, the server starts, and serves the documents that it can. */
export async function claimFolder(
  folder: string,
  { db, now, log }: { readonly db: Database; readonly now: Date; readonly log: Logger },
): Promise<void> {
  try {
    await claim(folder, db, now, log);
  } catch (error) {
    logError(log, error, 'cannot take over the documents folder', { folder });
  }
}
