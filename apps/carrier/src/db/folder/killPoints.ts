import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Thrown at the point where a process is killed. After it, nothing changes on the disk. */
class Killed extends Error {}

/** How many more changes the disk takes before the process is killed. */
export const killer = { changesLeft: Infinity };

/** Whether this change still happens. The one at which the process dies may be half done. */
function takeOne(): void {
  killer.changesLeft -= 1;
  if (killer.changesLeft < 0) throw new Killed();
}

const counted =
  <Args extends readonly unknown[], Result>(change: (...args: Args) => Result) =>
  (...args: Args): Result => {
    takeOne();
    return change(...args);
  };

const real = { ...fs };

/** Deletes a folder file by file. */
function remove(path: string): void {
  const isFolder = real.lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) return;
  if (isFolder) for (const name of real.readdirSync(path)) remove(`${path}/${name}`);
  takeOne();
  real.rmSync(path, { recursive: true });
}

/** Copies a file. Half of it is there if the process dies. */
function copy(from: string, to: string, mode?: number): void {
  if (killer.changesLeft === 0) real.writeFileSync(to, real.readFileSync(from).subarray(0, 3));
  takeOne();
  real.copyFileSync(from, to, mode);
}

const killable = {
  mkdirSync: counted(real.mkdirSync),
  renameSync: counted(real.renameSync),
  writeFileSync: counted(real.writeFileSync),
  rmdirSync: counted(real.rmdirSync),
  cpSync: counted(real.cpSync),
  rmSync: remove,
  copyFileSync: copy,
};

/**
 * Replaces node:fs, so that a test can kill the process after any change: after each file of a deleted
 * folder, and in the middle of a copied file. All importers get it, loaded before or not.
 *
 * @returns a function that restores node:fs
 */
export function makeKillable(): () => void {
  Object.assign(fs, killable);
  syncBuiltinESMExports();
  return () => {
    for (const name of Object.keys(killable) as (keyof typeof killable)[]) {
      Object.assign(fs, { [name]: real[name] });
    }
    syncBuiltinESMExports();
  };
}
