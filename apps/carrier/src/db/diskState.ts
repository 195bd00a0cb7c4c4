import { isDiskFull } from '../shared/describeFailure.ts';

/** After a write found the disk full, the disk counts as full for this long, in milliseconds. */
const remembered = 30_000;

/** The state of the database's disk. Reads still work on a full disk, so only writes detect it. */
export interface DiskState {
  /** Records a failed call. */
  readonly note: (error: unknown) => void;
  /** Whether a write found the disk full in the last 30 seconds. */
  readonly isFull: () => boolean;
}

/** @param now milliseconds */
export function createDiskState(now: () => number): DiskState {
  let fullAt = -Infinity;
  return {
    note: (error) => {
      if (isDiskFull(error)) fullAt = now();
    },
    isFull: () => now() - fullAt < remembered,
  };
}
