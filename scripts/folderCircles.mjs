/**
 * A file and the files that it imports.
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module
 */

/** Folders whose own folders must not import each other in a circle. */
export const roots = [
  'apps/portal/src',
  'apps/portal/src/shell',
  'apps/carrier/src',
  ...['http', 'db', 'policies', 'alerts', 'commissions'].map((name) => `apps/carrier/src/${name}`),
];

/** Imports between folders that are still part of a circle. No other may come, and none may stay here without need. */
/** @type {readonly string[]} */
export const exceptions = [];

/** Tests and stories may use what they test, wherever it is. */
const isOfTests = (/** @type {string} */ file) =>
  /\.(test|stories)\.tsx?$|\/testing(\/|\.ts$)/.test(file);

/**
 * The folder directly under a root that a file is in; none for a file of the root itself, which may
 * use all folders and be used by them.
 * @param {string} file
 * @param {string} root
 */
function folderOf(file, root) {
  if (!file.startsWith(`${root}/`)) return undefined;
  const [folder, ...rest] = file.slice(root.length + 1).split('/');
  return rest.length > 0 ? folder : undefined;
}

/**
 * The imports between the folders under a root, each with an example.
 * @param {readonly Module[]} modules
 * @param {string} root
 * @returns {Map<string, Map<string, string>>} the folder, the folder that it imports, the example
 */
function folderImports(modules, root) {
  const imports = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => !isOfTests(source))) {
    const from = folderOf(source, root);
    if (from === undefined) continue;
    const targets = imports.get(from) ?? imports.set(from, new Map()).get(from);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved, root);
      if (to !== undefined && to !== from && !targets.has(to))
        targets.set(
          to,
          `${source.slice(root.length + 1)} imports ${resolved.slice(root.length + 1)}`,
        );
    }
  }
  return imports;
}

/**
 * The shortest way from a folder back to itself, as its imports; undefined where there is none.
 * @param {Map<string, Map<string, string>>} imports
 * @param {string} start
 */
function circleOf(imports, start) {
  const ways = [{ at: start, folders: [start], examples: /** @type {string[]} */ ([]) }];
  const seen = new Set();
  for (const { at, folders, examples } of ways) {
    for (const [to, example] of imports.get(at) ?? []) {
      if (to === start) return { folders, examples: [...examples, example] };
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push({ at: to, folders: [...folders, to], examples: [...examples, example] });
    }
  }
  return undefined;
}

/**
 * The circles of imports between the folders directly under a root, a text each, and the exceptions
 * without an import.
 * @param {readonly Module[]} modules
 * @param {string} root
 * @param {readonly string[]} [except]
 * @returns {string[]}
 */
export function folderCircles(modules, root, except = exceptions) {
  const imports = folderImports(modules, root);
  const found = new Map();
  for (const exception of except.filter((one) => one.startsWith(`${root}: `))) {
    const [from = '', to = ''] = exception.slice(root.length + 2).split(' → ');
    if (!imports.get(from)?.delete(to))
      found.set(exception, `${exception} is an exception in folderCircles.mjs without need`);
  }
  for (const folder of [...imports.keys()].toSorted()) {
    const circle = circleOf(imports, folder);
    if (!circle) continue;
    const key = circle.folders.toSorted().join(' ');
    if (found.has(key)) continue;
    const way = [...circle.folders, folder].join(' → ');
    found.set(key, [`${root}: ${way}`, ...circle.examples.map((line) => `    ${line}`)].join('\n'));
  }
  return [...found.values()];
}
