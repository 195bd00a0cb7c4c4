import type { Rolldown } from 'vite';

/** What their package names all at once, icons and formats: each stands with what shows it. */
const ofSomePages = /\/icons\/|\/format\/(money|percent|shortMoney)\./;

/**
 * Gain: about 11 % of the bytes of a first visit of /pending.
 *
 * What every page needs stands in one chunk: many small ones load slower and compress less.
 * @param entry path of the module that starts the app
 * @param pages paths of what it does not import, but all pages do
 */
export function everyPage(
  entry: string,
  pages: readonly string[] = [],
): Rolldown.CodeSplittingGroup {
  let closure: Set<string> | undefined;
  return {
    name: (id, context) => {
      if (!closure) {
        closure = new Set([entry, ...pages]);
        for (const known of closure) {
          for (const imported of context.getModuleInfo(known)?.importedIds ?? [])
            closure.add(imported);
        }
      }
      if (closure.size < 2 + pages.length) throw new Error(`everyPage: ${entry} imports nothing.`);
      return closure.has(id) && !ofSomePages.test(id) ? 'base' : null;
    },
  };
}
