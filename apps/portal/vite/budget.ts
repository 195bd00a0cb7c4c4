import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
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

/** Prints what a first visit of each page loads, and fails the build above the budget. */
export function budget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const { address, page, kilobytes } of budgets) {
        const chunks = firstVisitChunks(bundle, page);
        const bytes = chunks.reduce(
          (sum, { code }) => sum + gzipSync(code, { level: 9 }).length,
          0,
        );
        const message = `First visit of ${address}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip), budget ${kilobytes} kB`;
        if (bytes > kilobytes * 1000) {
          this.error(
            `${message}. Load what the first paint does not need when it is first wanted, or raise the budget in vite.config.ts with a reason.`,
          );
        }
        this.info(message);
      }
    },
  };
}
