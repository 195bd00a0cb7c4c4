import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What is thrown where a process is killed; from then on nothing changes on the disk any more. */
class Killed extends Error {}

/** How many more changes the disk takes before the process is killed. */
export const killer = { changesLeft: Infinity };

/** Whether this change still happens. The one at which the process dies may have half happened. */
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

/** Copies a file, of which half is there where the process dies. */
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
 * Makes node:fs one on which a process can be killed after any change, each file of a folder that is
 * deleted being one, and in the middle of a file that is copied. All that imports it gets it, loaded
 * before or not.
 *
 * @returns What makes it the real one again.
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
