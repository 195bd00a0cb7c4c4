import type { Rolldown } from 'vite';

/** What their package names all at once, icons and formats: each stands with what shows it. */
const ofSomePages = /\/icons\/|\/format\/(money|percent|shortMoney)\./;

/**
 * What every page needs stands in one chunk: many small ones load slower and compress less.
 * @param entry path of the module that starts the app
 */
export function everyPage(entry: string): Rolldown.CodeSplittingGroup {
  let closure: Set<string> | undefined;
  return {
    name: (id, context) => {
      if (!closure) {
        closure = new Set([entry]);
        for (const known of closure) {
          for (const imported of context.getModuleInfo(known)?.importedIds ?? [])
            closure.add(imported);
        }
      }
      return closure.has(id) && !ofSomePages.test(id) ? 'base' : null;
    },
  };
}
