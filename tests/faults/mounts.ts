import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const mounted: string[] = [];

const folder = mkdtempSync(path.join(tmpdir(), 'agent-portal-mounts-'));

afterAll(() => {
  for (const place of mounted.reverse()) {
    // Lazily, because a carrier may still run there. Never recursively, which would unmount the source too.
    spawnSync('umount', ['--lazy', place]);
    rmdirSync(place);
  }
  rmdirSync(folder);
});

const mount = (args: readonly string[]): boolean => spawnSync('mount', args).status === 0;

function newPlace(): string {
  const place = path.join(folder, String(mounted.length));
  mkdirSync(place);
  mounted.push(place);
  return place;
}

/** A disk in memory of so many megabytes, which is removed after the tests of the file. */
export function smallDisk(megabytes: number): string {
  const place = newPlace();
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  return place;
}

/** Resizes a small disk to its content and so many megabytes. */
export function leaveFree(place: string, megabytes: number): void {
  const { blocks, bfree, bsize } = statfsSync(place);
  const bytes = (blocks - bfree) * bsize + megabytes * 1024 * 1024;
  if (!mount(['-o', `remount,size=${bytes}`, place])) throw new Error(`${place} keeps its size.`);
}

/** Mounts a folder at a second path. */
export function mountAgain(shown: string): string {
  const place = newPlace();
  mount(['--bind', shown, place]);
  return place;
}

/** Mounts a folder at a second path, read-only even for root. */
export function mountReadOnly(shown: string): string {
  const place = mountAgain(shown);
  mount(['-o', 'remount,ro,bind', place]);
  return place;
}

/** Whether this machine can mount disks: on Linux only root can, and not in every sandbox. */
export const canMount = spawnSync('findmnt', ['-n', smallDisk(1)]).status === 0;
