import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { firstVisitChunks } from './firstVisit.ts';

/** The most JavaScript a first visit may load. */
export interface Budget {
  /** The page's address, for the message. */
  readonly address: string;
  /** The page's module, from the portal's src folder. */
  readonly page: string;
  /** Thousands of bytes, gzip at level 9. */
  readonly kilobytes: number;
}

/** The most that the chunk of a page, or of a part of it, may have of its own: thousands of bytes, gzip at level 9. */
const ownKilobytes = 40;

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** Prints what a first visit of each page loads, and fails the build above the budget or for a page whose own chunk is too large. */
export function budget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const { address, page, kilobytes } of budgets) {
        const chunks = firstVisitChunks(bundle, page);
        const bytes = chunks.reduce((sum, { code }) => sum + gzipped(code), 0);
        const message = `First visit of ${address}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip), budget ${kilobytes} kB`;
        if (bytes > kilobytes * 1000) {
          this.error(
            `${message}. Load what the first paint does not need when it is first wanted, or raise the budget in vite.config.ts with a reason.`,
          );
        }
        this.info(message);
      }
      const [largest] = areaChunks(bundle).toSorted((a, b) => b.bytes - a.bytes);
      if (!largest) return;
      const message = `Largest chunk of a page: ${largest.name}, ${(largest.bytes / 1000).toFixed(1)} kB (gzip), budget ${ownKilobytes} kB`;
      if (largest.bytes > ownKilobytes * 1000) {
        this.error(`${message}. Load parts of it when they are first wanted.`);
      }
      this.info(message);
    },
  };
}

const areaChunks = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(
      ({ isDynamicEntry, facadeModuleId }) =>
        isDynamicEntry && facadeModuleId?.includes('/src/areas/'),
    )
    .map(({ name, code }) => ({ name, bytes: gzipped(code) }));
