import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { firstVisitChunks, staticImportsOf } from './firstVisit.ts';

/** The JavaScript budget of a first visit. */
export interface Budget {
  /** The page's address, for the message. */
  readonly address: string;
  /** The page's module, from the portal's src folder. */
  readonly page: string;
  /** Thousands of bytes, gzip at level 9. */
  readonly kilobytes: number;
}

/** The budget of code that only one page, or a lazy part of it, loads: thousands of bytes, gzip at level 9. */
const ownKilobytes = 40;

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/**
 * Prints what a first visit of each page loads. Fails the build above the budget, or if a page's own code
 * is too large.
 */
export function budget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const { address, page, kilobytes } of budgets) {
        const chunks = firstVisitChunks(bundle, page);
        const bytes = chunks.reduce((sum, { code }) => sum + gzipped(code), 0);
        const message = `First visit of ${address}: ${(bytes / 1000).toFixed(3)} kB of JavaScript (gzip), budget ${kilobytes} kB`;
        if (bytes > kilobytes * 1000) {
          this.error(
            `${message}. Load what the first paint does not need lazily, or raise the budget in vite.config.ts with a reason.`,
          );
        }
        this.info(message);
      }
      const [largest] = areaChunks(bundle).toSorted((a, b) => b.bytes - a.bytes);
      if (!largest) return;
      const message = `Largest page: ${largest.name}, ${(largest.bytes / 1000).toFixed(1)} kB (gzip), budget ${ownKilobytes} kB`;
      if (largest.bytes > ownKilobytes * 1000) {
        this.error(`${message}. Load parts of it lazily.`);
      }
      this.info(message);
    },
  };
}

/** The chunks of the areas' pages and their lazy parts, each with the size of code that only it loads. */
function areaChunks(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const pages = chunks.filter(
    ({ isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry && facadeModuleId?.includes('/src/areas/'),
  );
  const users = Map.groupBy(
    pages.flatMap((page) => [...staticImportsOf(bundle, page)].map((chunk) => ({ page, chunk }))),
    ({ chunk }) => chunk,
  );
  return pages.map((page) => {
    const own = [...staticImportsOf(bundle, page)].filter(
      (chunk) => users.get(chunk)?.length === 1,
    );
    return { name: page.name, bytes: own.reduce((sum, { code }) => sum + gzipped(code), 0) };
  });
}
