import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { namesNextTo } from './namesNextTo.ts';

/** Whether a folder exists and is not empty. */
export const isFilled = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Finishes what a killed start left: when the data folder is missing, its copy replaces it. The caller has
 * the folder's lock.
 */
export function finishRepair(dataFolder: string): void {
  const { creating, copying, before, discarded } = namesNextTo(dataFolder);
  if (!isFilled(dataFolder)) {
    const copy = [before, copying].find(isFilled);
    if (copy === undefined) return;
    if (existsSync(dataFolder)) rmdirSync(dataFolder);
    renameSync(copy, dataFolder);
  }
  for (const rubbish of [creating, discarded]) rmSync(rubbish, { recursive: true, force: true });
}
