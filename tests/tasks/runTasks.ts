import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { drawn, signIn } from '../e2e/support.ts';
import { copySeed } from '../copySeed.ts';
import { spawnCarrier } from '../spawnCarrier.ts';
import { Actor, type Effort } from './Actor.ts';
import type { Task } from './Task.ts';
import { agencyTasks } from './agencyTasks.ts';
import { clientTasks } from './clientTasks.ts';
import { listTasks } from './listTasks.ts';
import { workTasks } from './workTasks.ts';

/*
 * `npm run tasks` does the tasks of an agent's day, each on a fresh book, and prints what each costs.
 * TASKS selects tasks by a part of their name. It fails if a task cannot be done.
 */
const port = Number(process.env['TASKS_PORT'] ?? 4290);
const origin = `http://localhost:${port}`;

/** Runs something against a carrier with a new copy of the seeded book. */
async function withCarrier<Result>(run: () => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-tasks-'));
  const data = path.join(folder, 'data');
  await copySeed(data);
  const carrier = spawnCarrier({
    PORT: String(port),
    CARRIER_DATA: data,
    CARRIER_TODAY: '2026-11-18',
  });
  try {
    await carrier.ready;
    return await run();
  } finally {
    carrier.kill('SIGTERM');
    await carrier.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function doTask(task: Task): Promise<Effort> {
  const executablePath = await browserPath();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: task.viewport ?? { width: 1440, height: 900 },
    });
    page.setDefaultTimeout(30_000);
    await signIn(page, task.account ?? 'agent', task.from ?? '/my-business');
    await drawn(page);
    const actor = new Actor(page);
    try {
      await task.run(actor);
    } catch (error) {
      throw new Error(`The task ‘${task.name}’ cannot be done.`, { cause: error });
    }
    return actor.effort();
  } finally {
    await browser.close();
  }
}

/** The tasks of an agent's day, in the order of the table in docs/tasks.md. */
const tasks: readonly Task[] = [...listTasks, ...clientTasks, ...agencyTasks, ...workTasks];
const wanted = process.env['TASKS'] ?? '';
const print = (line: string) => process.stdout.write(`${line}\n`);

print('| task | steps | clicks | keys | seconds |\n| --- | --- | --- | --- | --- |');
for (const task of tasks.filter(({ name }) => name.includes(wanted))) {
  const { steps, clicks, keys, milliseconds } = await withCarrier(() => doTask(task));
  const seconds = (milliseconds / 1_000).toFixed(1);
  print(`| ${task.name} | ${steps} | ${clicks} | ${keys} | ${seconds} |`);
}
