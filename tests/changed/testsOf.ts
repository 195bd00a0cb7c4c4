import type { IModule } from 'dependency-cruiser';

/** What joins all areas: a change of one area reaches every other through these. */
const joints = new Set([
  'apps/carrier/src/areas.ts',
  'apps/portal/src/routes.ts',
  'packages/data/src/contract.ts',
]);

/** A folder that contains the tests of its files: an area, a part of the shell, a component. */
const ownTests =
  /^(apps\/carrier\/src\/[^/]+|apps\/portal\/src\/(?:areas|shell)\/[^/]+|packages\/ui\/src\/components\/[^/]+)\//;

const isTest = /\.(test|stories|expected)\.tsx?$/;

const component = /^packages\/ui\/src\/components\//;

/** Tests that fill a book, open databases or run the whole server, which take long. */
const isLong = /^apps\/carrier\/src\/(db\/|seed\/|server\.)/;

/** What reads the migrations. */
const migrations = 'apps/carrier/src/db/migrate.ts';

type Modules = readonly Pick<IModule, 'source' | 'dependencies'>[];

/**
 * A module and what imports it, directly or not. What reaches it only through a joint does not count, except for
 * tests of the rows that the joint lists: a page, an area, or the calls of a resource.
 */
function usersOf(file: string, users: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const direct = new Set(users.get(file));
  const found = new Set([file]);
  for (const one of found) {
    const all = users.get(one) ?? [];
    if (one === file || !joints.has(one)) for (const user of all) found.add(user);
    else if (direct.has(one))
      for (const user of all) if (isTest.test(user) && !isLong.test(user)) found.add(user);
  }
  return [...found];
}

/**
 * The unit tests and stories that a change of these files can break: those in the folder of a file, and those that
 * import it, directly or not. The tests of a carrier's area call it over HTTP, and import none of its files. A
 * component is tested in its folder alone, because every page imports it.
 * @param files paths from the root
 * @param modules the modules of packages/ and apps/, with what they import
 * @param readers tests that read files of their part from the disk
 */
export function testsOf(
  files: readonly string[],
  modules: Modules,
  readers: readonly string[] = [],
): { readonly unit: readonly string[]; readonly stories: readonly string[] } {
  const users = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      users.set(resolved, [...(users.get(resolved) ?? []), source]);
  const found = new Set<string>();
  for (const changed of files.filter((one) => /^(packages|apps)\//.test(one))) {
    // Every carrier of a test runs the migrations.
    const file = changed.endsWith('.sql') ? migrations : changed;
    if (isTest.test(file)) {
      found.add(file);
      continue;
    }
    const reached = component.test(file) ? [file] : usersOf(file, users);
    const folders = new Set(
      reached
        .filter((one) => one === file || one.startsWith('apps/carrier/'))
        .flatMap((one) => (isTest.test(one) ? [] : (ownTests.exec(one)?.[0] ?? []))),
    );
    const near = modules.filter(({ source }) =>
      [...folders].some((folder) => source.startsWith(folder)),
    );
    const part = /^\w+\/\w+\//.exec(file)?.[0];
    const readsIt = readers.filter((test) => part && test.startsWith(part) && !isLong.test(test));
    for (const one of [...reached, ...near.map(({ source }) => source), ...readsIt]) found.add(one);
  }
  const named = (ending: RegExp) => [...found].filter((file) => ending.test(file)).toSorted();
  return { unit: named(/\.(test|expected)\.tsx?$/), stories: named(/\.stories\.tsx$/) };
}
