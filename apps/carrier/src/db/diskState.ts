import { isDiskFull } from '../describeFailure.ts';

/** A write that found the disk full says so of those that follow for this long, milliseconds. */
const remembered = 30_000;

/** What is known of the disk of the database: reads still work on a full one, so only writes tell. */
export interface DiskState {
  /** Takes note of a failed call. */
  readonly note: (error: unknown) => void;
  /** Whether a write found it full in the last 30 seconds. */
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
