import { benchExports } from './benchExports.ts';
import { benchFairness } from './benchFairness.ts';
import { benchLists } from './benchLists.ts';
import { benchPages } from './benchPages.ts';

/**
 * `npm run bench`: measures the figures of docs/performance.md, a file for each promise. A benchmark is
 * no test: it prints, and never fails. `-- lists` measures one of them.
 */
const benches = {
  pages: benchPages,
  lists: benchLists,
  exports: benchExports,
  fairness: benchFairness,
};

const [, , only, ...origins] = process.argv;
for (const [name, bench] of Object.entries(benches)) {
  if (only === undefined || only === name) await bench(origins);
}
