import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { namesBeside } from './namesBeside.ts';

/** Whether a folder exists and holds something. */
export const isFilled = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Finishes what a killed start left half-done: where the data folder is missing, its copy takes its
 * place. The caller holds the folder's lock.
 */
export function finishRepair(dataFolder: string): void {
  const { creating, copying, before, discarded } = namesBeside(dataFolder);
  if (!isFilled(dataFolder)) {
    const copy = [before, copying].find(isFilled);
    if (copy === undefined) return;
    if (existsSync(dataFolder)) rmdirSync(dataFolder);
    renameSync(copy, dataFolder);
  }
  for (const rubbish of [creating, discarded]) rmSync(rubbish, { recursive: true, force: true });
}
