import type { Rolldown } from 'vite';

/** Icons, formats and a part of the navigation, exported with others: each belongs to the page that uses it. */
const ofSomePages = /SideNavigation\/NavigationCount|\/icons\/|\/format\/src\/(?!index|once)/;

/**
 * Gain: about 11 % of the bytes of a first visit of /pending.
 *
 * Puts the code that every page needs into one chunk, because many small chunks load slower and compress less.
 * @param entry path of the module that starts the app
 * @param pages paths of modules that all pages import, but the entry does not
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
