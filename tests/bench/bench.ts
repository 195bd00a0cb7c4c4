import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { benchBranch } from './benchBranch.ts';
import { benchList } from './benchList.ts';
import { benchExport } from './benchExport.ts';
import { benchFilter } from './interactions/benchFilter.ts';
import { benchNavigation } from './benchNavigation.ts';
import { benchQueue } from './interactions/benchQueue.ts';
import { benchSelection } from './interactions/benchSelection.ts';
import { benchPages } from './benchPages.ts';
import { printFirstBenches, printServerBench } from './serverBench.ts';

/**
 * `npm run bench`: measures the figures of docs/performance.md. A benchmark is no test: it prints, and
 * never fails. BENCH_ROUNDS sets the rounds in the browser.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);

const server = fork(path.join(import.meta.dirname, 'server.ts'), {
  // As `npm start` does.
  execArgv: ['--max-semi-space-size=8'],
  env: { ...process.env, CARRIER_DATA: process.env['CARRIER_DATA'] ?? '.data/bench', PORT: '0' },
  stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
});
const [{ port }] = (await once(server, 'message')) as [{ port: number }];

const baseURL = `http://localhost:${port}`;
if (!process.env['BENCH_NAVIGATION_ONLY']) await benchList(baseURL, rounds);
if (!process.env['BENCH_LIST_ONLY']) await benchNavigation(baseURL, rounds);
if (!process.env['BENCH_NAVIGATION_ONLY']) await benchFilter(baseURL, rounds);
if (!process.env['BENCH_NAVIGATION_ONLY']) await benchSelection(baseURL, rounds);
if (!process.env['BENCH_NAVIGATION_ONLY']) await benchQueue(baseURL, rounds);
if (!process.env['BENCH_LIST_ONLY'] && !process.env['BENCH_NAVIGATION_ONLY']) {
  await benchPages([baseURL], rounds);
  await benchBranch(rounds);
}

const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
if (kilobytes) {
  const megabytes = Number(kilobytes) / 1_000;
  console.log(
    `memory of the server on the small book: ${megabytes.toFixed(0)} MB, limit 450 MB: ${megabytes < 450 ? 'reached' : 'MISSED'}`,
  );
}
server.kill('SIGTERM');
await once(server, 'exit');

if (!process.env['BENCH_LIST_ONLY'] && !process.env['BENCH_NAVIGATION_ONLY']) {
  await printServerBench();
  await printFirstBenches();
  await benchExport();
}
