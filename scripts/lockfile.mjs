import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * A package in the lockfile, at the path where npm installs it.
 * @typedef {{
 *   place: string, name: string, version: string, license?: string, integrity?: string,
 *   isOptional: boolean, isInstalled: boolean,
 * }} LockedPackage
 */

/**
 * The packages of package-lock.json without the workspaces.
 * @returns {readonly LockedPackage[]}
 */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { name, version, license, integrity, optional, devOptional }]) => ({
      place,
      name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
      isOptional: Boolean(optional || devOptional),
      isInstalled: existsSync(path.join(root, place, 'package.json')),
    }));
}

/**
 * The problems with the lockfile, one line each. Without a strong hash, a package could differ from the
 * tested one.
 */
export const lockfileProblems = () =>
  lockedPackages()
    .filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(
      ({ name, version, place, integrity }) =>
        `${name}@${version} (${place}) has ${integrity ? `the integrity ${integrity} instead of SHA-512` : 'no integrity'} in package-lock.json.`,
    );

if (import.meta.main) {
  const problems = lockfileProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
