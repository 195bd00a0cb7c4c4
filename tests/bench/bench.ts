import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { type Figures, measure } from './browser.ts';
import { median } from './median.ts';
import { subjects } from './subjects.ts';

/**
 * `npm run bench`: the portal's pending list against a bare page of plain DOM that shows the same
 * list from the same server, at CPU slowed four times, in turn in one run. It prints ratios; a
 * benchmark is no test and fails nothing.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);

/** The most each figure may be, as a multiple of the floor's (issue House). */
const limits: Readonly<Partial<Record<keyof Figures, number>>> = {
  firstRow: 1.5,
  mainThread: 2,
  sort: 1.5,
  nextPage: 1.3,
  typing: 1.5,
  heap: 2.5,
};
const longestEvent = 40;

const server = fork(path.join(import.meta.dirname, 'server.ts'), {
  env: { ...process.env, CARRIER_DATA: process.env['CARRIER_DATA'] ?? '.data/bench', PORT: '0' },
  stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
});
const [{ port }] = (await once(server, 'message')) as [{ port: number }];
const baseURL = `http://localhost:${port}`;

const executablePath = await browserPath();
const browser = await chromium.launch({
  args: [...browserFlags, '--enable-precise-memory-info'],
  ...(executablePath && { executablePath }),
});

/** The cookies of the demonstration agent. */
async function signIn(): Promise<object> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.fill('input[name="username"]', 'agent@northfield.example');
  await page.fill('input[name="password"]', 'northfield');
  await page.click('button[type="submit"]');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}

const state = await signIn();
const runs: Record<string, Figures[]> = { portal: [], floor: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const subject of subjects) {
    const address = baseURL + subject.address;
    runs[subject.name]?.push(await measure(browser, { ...subject, address }, state));
  }
  console.log(`Round ${round + 1} of ${rounds}`);
}
await browser.close();
server.kill('SIGTERM');

console.log('\nfigure         portal     floor   ratio  limit');
for (const figure of Object.keys(limits) as (keyof Figures)[]) {
  const [portal, floor] = ['portal', 'floor'].map((name) =>
    median((runs[name] ?? []).map((figures) => figures[figure])),
  ) as [number, number];
  const scale = figure === 'heap' ? 1_000_000 : 1;
  const unit = figure === 'heap' ? 'MB' : 'ms';
  const ratio = portal / floor;
  const verdict = ratio <= (limits[figure] ?? 0) ? 'reached' : 'MISSED';
  console.log(
    `${figure.padEnd(12)} ${(portal / scale).toFixed(1).padStart(7)} ${(floor / scale).toFixed(1).padStart(7)} ${unit} ${ratio.toFixed(2).padStart(6)}  ${limits[figure]}  ${verdict}`,
  );
}
const longest = median((runs['portal'] ?? []).map((figures) => figures.longestEvent));
console.log(
  `longest event ${longest.toFixed(0)} ms (floor ${median((runs['floor'] ?? []).map((f) => f.longestEvent)).toFixed(0)} ms), limit ${longestEvent} ms: ${longest <= longestEvent ? 'reached' : 'MISSED'}`,
);
