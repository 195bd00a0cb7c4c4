import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DataFolderInUseError } from './errors.ts';

/** A process as the lock names it: pids come round again, a pid with its start time does not. */
interface Holder {
  readonly pid: number;
  /** The process's start in clock ticks since boot, where the system tells (Linux). */
  readonly started: string | null;
}

function startOf(pid: number): string | null {
  try {
    // proc(5): field 22 is starttime; the name in field 2 may hold spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startOf(holder.pid);
  return holder.started === null || started === null || holder.started === started;
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Makes `path` with `content` at once, or says that it exists. */
function createExclusively(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Moves a dead process's lock aside; puts it back if a living one had taken it meanwhile. */
function discardStaleLock(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== null && isAlive(moved)) linkSync(aside, path);
  rmSync(aside);
}

/**
 * Takes the lock that stands beside a data folder (`<folder>.lock`), as PGlite has none.
 *
 * @returns What gives it back.
 * @throws {DataFolderInUseError} when a living process holds it.
 */
export function lockFolder(dataFolder: string): () => void {
  const path = `${dataFolder}.lock`;
  const self: Holder = { pid: process.pid, started: startOf(process.pid) };
  while (!createExclusively(path, JSON.stringify(self))) {
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder)) throw new DataFolderInUseError(dataFolder, holder.pid);
    discardStaleLock(path);
  }
  return () => rmSync(path, { force: true });
}
