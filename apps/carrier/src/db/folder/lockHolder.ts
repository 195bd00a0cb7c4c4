import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The owner of a data folder, as `<folder>.lock` describes it for error messages. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** The container of the process id, on Linux. */
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

/** Whether an owner's process id belongs to this container and machine. */
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
 * Reads the owner of a data folder, for messages only: a killed process leaves its description behind, and
 * a process that has just taken the lock may not have written its own yet.
 *
 * @returns null when it is unknown
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
