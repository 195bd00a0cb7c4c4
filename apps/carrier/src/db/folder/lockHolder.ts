import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process that holds a data folder, as `<folder>.lock` describes it to those that are refused. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Names the container whose process ids these are, where the system tells (Linux). */
  readonly namespace: string | null;
}

function ownNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Describes this process. */
export const describeSelf = (): LockHolder => ({
  pid: process.pid,
  host: hostname(),
  namespace: ownNamespace(),
});

/** Whether a holder's process id means a process here, and not one of another container or machine. */
export const isNear = ({ host, namespace }: LockHolder): boolean =>
  host === hostname() && namespace === ownNamespace();

function isGone({ pid }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/**
 * Reads who holds a data folder. It only serves a message: a process that was killed leaves its
 * description behind, and one that has just taken the lock has not written its own yet.
 *
 * @returns null when nobody knows.
 */
export function readHolder(path: string): LockHolder | null {
  try {
    const { pid, host, namespace } = JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
    const holder = { pid, host, namespace };
    return typeof pid !== 'number' || (isNear(holder) && isGone(holder)) ? null : holder;
  } catch {
    return null;
  }
}
