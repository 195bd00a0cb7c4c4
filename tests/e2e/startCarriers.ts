import { writeFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { copySeed } from '../copySeed.ts';
import { spawnCarrier } from '../spawnCarrier.ts';

/** Starts a carrier for each worker at the same time, on copies of the seeded template. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires it.
export default async function startCarriers({ workers, projects }: FullConfig) {
  const firstPort = Number(new URL(projects[0]?.use.baseURL ?? '').port);
  const carriers: ReturnType<typeof spawnCarrier>[] = [];
  for (let index = 0; index < workers; index += 1) {
    // Not in .data, which is the database of npm start.
    const folder = `.cache/e2e-${index}`;
    await copySeed(folder);
    carriers.push(
      spawnCarrier({
        PORT: String(firstPort + index),
        CARRIER_DATA: folder,
        CARRIER_TODAY: '2026-11-18',
        ALERTS_EVERY: '2',
      }),
    );
  }
  await Promise.all(carriers.map(({ ready }) => ready));
  return async () => {
    for (const { kill } of carriers) kill('SIGTERM');
    await Promise.all(carriers.map(({ ended }) => ended));
    for (const [index, { printed }] of carriers.entries())
      writeFileSync(`.cache/e2e-${index}.log`, printed.log);
  };
}
