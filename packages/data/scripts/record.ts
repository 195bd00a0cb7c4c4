import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fixturesRoot } from './driftedFixtures.ts';
import { recordFixtures } from './recordFixtures.ts';

/** The carrier that fixtures come from: small, on its fixed seed and business date. */
const settings = {
  PORT: '0',
  CARRIER_SIZE: 'small',
  CARRIER_SEED: 'northfield',
  CARRIER_TODAY: '2026-11-18',
  CARRIER_DEMO: '1',
};
const carrierMain = fileURLToPath(new URL('../../../apps/carrier/src/main.ts', import.meta.url));

/** The address in the line that the carrier prints once it serves. */
async function originOf(carrier: ChildProcess): Promise<string> {
  if (!carrier.stdout) throw new Error('The carrier has no output to read its address from.');
  for await (const line of createInterface(carrier.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin) return origin;
    console.log(line);
  }
  throw new Error('The carrier ended before it served. Its output is above.');
}

/** Records every fixture again: `npm run record`. */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'record-'));
  const carrier = spawn(process.execPath, [carrierMain], {
    env: { ...process.env, ...settings, CARRIER_DATA: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const texts = await recordFixtures(await originOf(carrier));
    for (const [file, text] of texts) {
      const target = new URL(file, fixturesRoot);
      await mkdir(new URL('.', target), { recursive: true });
      await writeFile(target, text);
    }
    console.log(`${texts.size} fixtures recorded. Look at the difference before you commit it.`);
  } finally {
    if (carrier.exitCode === null) {
      carrier.kill('SIGTERM');
      await once(carrier, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
