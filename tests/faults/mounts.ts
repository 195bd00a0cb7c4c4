import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const mounted: string[] = [];

const folder = mkdtempSync(path.join(tmpdir(), 'agent-portal-mounts-'));

afterAll(() => {
  for (const place of mounted.reverse()) {
    // Lazily, as a carrier may still run there; and never recursively, which would reach what is shown.
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

/** A disk of so many megabytes, in memory, which goes when the file's tests are over. */
export function smallDisk(megabytes: number): string {
  const place = newPlace();
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  return place;
}

/** Gives a small disk the size of what it holds and so many megabytes. */
export function leaveFree(place: string, megabytes: number): void {
  const { blocks, bfree, bsize } = statfsSync(place);
  const bytes = (blocks - bfree) * bsize + megabytes * 1024 * 1024;
  if (!mount(['-o', `remount,size=${bytes}`, place])) throw new Error(`${place} keeps its size.`);
}

/** Shows a folder at another place too. */
export function mountAgain(shown: string): string {
  const place = newPlace();
  mount(['--bind', shown, place]);
  return place;
}

/** Shows a folder at another place too, where nobody may write, root included. */
export function mountReadOnly(shown: string): string {
  const place = mountAgain(shown);
  mount(['-o', 'remount,ro,bind', place]);
  return place;
}

/** Whether disks can be mounted here: Linux lets root alone do it, and some sandboxes not even root. */
export const canMount = spawnSync('findmnt', ['-n', smallDisk(1)]).status === 0;
