import type { IModule } from 'dependency-cruiser';

/** What joins all areas: a change of one area reaches every other through these, and breaks none. */
const joints = new Set([
  'apps/carrier/src/areas.ts',
  'apps/portal/src/routes.ts',
  'packages/data/src/contract.ts',
]);

/** A folder that contains the tests of its files: an area, a part of the shell, a component. */
const ownTests =
  /^(apps\/carrier\/src\/[^/]+|apps\/portal\/src\/(?:areas|shell)\/[^/]+|packages\/ui\/src\/components\/[^/]+)\//;

const isTest = /\.(test|stories)\.tsx?$/;

const component = /^packages\/ui\/src\/components\//;

/** A module and what imports it, directly or not. It ends where all areas join. */
function usersOf(file: string, users: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set([file]);
  for (const one of found) {
    if (one !== file && joints.has(one)) continue;
    for (const user of users.get(one) ?? []) found.add(user);
  }
  return [...found];
}

/**
 * The unit tests and stories that a change of these files can break: those in the folder of a file, and those that
 * import it, directly or not. A component is tested only in its folder, because every page imports it.
 * @param files paths from the root
 * @param modules the modules of packages/ and apps/, with what they import
 */
export function testsOf(
  files: readonly string[],
  modules: readonly Pick<IModule, 'source' | 'dependencies'>[],
): { readonly unit: readonly string[]; readonly stories: readonly string[] } {
  const users = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      users.set(resolved, [...(users.get(resolved) ?? []), source]);
  const found = new Set<string>();
  for (const file of files) {
    if (isTest.test(file)) {
      found.add(file);
      continue;
    }
    const [folder] = ownTests.exec(file) ?? [];
    const near = modules.filter(({ source }) => folder && source.startsWith(folder));
    for (const { source } of near) found.add(source);
    if (!component.test(file)) for (const user of usersOf(file, users)) found.add(user);
  }
  const named = (ending: RegExp) => [...found].filter((file) => ending.test(file)).toSorted();
  return { unit: named(/\.test\.tsx?$/), stories: named(/\.stories\.tsx$/) };
}
