import type * as Fs from 'node:fs';

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

/**
 * A node:fs for vi.mock on which a process can be killed after any change, each file of a folder
 * that is deleted being one, and in the middle of a file that is copied.
 */
export function killableFs(fs: typeof Fs): typeof Fs {
  const remove = (path: string): void => {
    const isFolder = fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder === undefined) return;
    if (isFolder) for (const name of fs.readdirSync(path)) remove(`${path}/${name}`);
    takeOne();
    fs.rmSync(path, { recursive: true });
  };
  const copy = (from: string, to: string, mode?: number): void => {
    if (killer.changesLeft === 0) fs.writeFileSync(to, fs.readFileSync(from).subarray(0, 3));
    takeOne();
    fs.copyFileSync(from, to, mode);
  };
  return {
    ...fs,
    mkdirSync: counted(fs.mkdirSync),
    renameSync: counted(fs.renameSync),
    writeFileSync: counted(fs.writeFileSync),
    rmdirSync: counted(fs.rmdirSync),
    cpSync: counted(fs.cpSync),
    rmSync: remove,
    copyFileSync: copy,
  } as typeof Fs;
}
