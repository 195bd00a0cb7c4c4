import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { branch } from '../../apps/carrier/scripts/manyAgents.ts';
import { longestFrame } from './longestFrame.ts';
import { measureRounds, printFigures } from './interactions/figures.ts';
import { median } from './median.ts';
import { signIn } from './signIn.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/** The limit of each figure, in milliseconds. */
const limits = { 'branch opens': 100, '50 more': 100, 'longest frame of a scroll': 50 };
type Figure = keyof typeof limits;

const row = `//tr[th[contains(., '${branch.of}')]]`;
const more = `//button[contains(., 'Show 50 more')]`;
/** Rows that loaded when the tree was scrolled. */
const shown = 500;

/** The number of loaded rows of the branch. */
const came = 'tr[data-detail="branch"] button + span';

async function measure(tab: Tab, baseURL: string): Promise<Record<Figure, number>> {
  await tab.goto(`${baseURL}/hierarchy?agent=${branch.of}`);
  await tab.until(`document.evaluate(${JSON.stringify(row)}, document, null, 9).singleNodeValue`);
  const place = await tab.evaluate<number>(
    `Number(document.evaluate(${JSON.stringify(row)}, document, null, 9).singleNodeValue.dataset.place)`,
  );
  const opens = await timed(tab, { event: 'click', changes: `tr[data-place="${place + 3}"]` }, () =>
    tab.click(`${row}//button[@data-part='branch']`),
  );
  const parts: number[] = [];
  for (let count = 50; count < shown; count += 50) {
    // The number of loaded rows renders only when it is in the viewport.
    await tab.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await tab.hover(more);
    parts.push(await timed(tab, { event: 'click', changes: came }, () => tab.click(more)));
  }
  await tab.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await tab.until(`document.querySelector('${came}')?.textContent.startsWith('${shown} ')`);
  await tab.evaluate('scrollTo(0, 0)');
  return {
    'branch opens': opens,
    '50 more': median(parts),
    'longest frame of a scroll': await longestFrame(tab, { x: 700, y: 500 }),
  };
}

/** Prints how a branch of 10,000 agents opens, grows and scrolls, at CPU slowed four times. */
export async function benchBranch(rounds: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'agent-portal-branch-'));
  const server = fork(path.join(import.meta.dirname, 'server.ts'), {
    execArgv: ['--max-semi-space-size=8'],
    env: {
      ...process.env,
      CARRIER_DATA: path.join(folder, 'data'),
      PORT: '0',
      BENCH_BRANCH_ABOVE: '4471902',
    },
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const baseURL = `http://localhost:${port}`;
  const times = await measureRounds([baseURL, await signIn(baseURL)], rounds, measure);
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
  printFigures(
    `A branch of 10,000 agents, ${shown} of them in the table, milliseconds`,
    limits,
    times,
    // Frames are multiples of the screen's refresh time: three frames at 60 Hz take 50 ms.
    (time, limit) => Math.round(time) <= limit,
  );
}

if (import.meta.main) await benchBranch(Number(process.env['BENCH_ROUNDS'] ?? 3));
