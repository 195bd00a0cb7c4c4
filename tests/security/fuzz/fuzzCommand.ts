import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { runCommand } from '../../runCommand.ts';

/** `npm run fuzz -- --origin URL`: sends malformed requests to a server with demonstration accounts. */
const usage = `Usage: npm run fuzz -- --origin http://localhost:4173 [--requests 50000] [--seed 1] [--from 0] [--connections 4]
  --origin       where the server answers; it was started with the demonstration accounts
  --requests     how many wrong requests are sent
  --seed         the same seed sends the same requests; a random one by default
  --from         the number of the first: with --requests 1 that of a failure sends it alone
  --connections  how many send at the same time`;

const toCount = (text: string | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { origin: text, requests: text, seed: text, from: text, connections: text },
  });
  const { origin } = values;
  if (!origin || !URL.canParse(origin)) {
    console.error(usage);
    return 2;
  }
  const seed = toCount(values.seed) ?? Math.floor(Math.random() * 1_000_000);
  const requests = toCount(values.requests) ?? 50_000;
  console.log(`${requests} malformed requests to ${origin} with seed ${seed}`);
  const started = performance.now();
  const { sent, failed, failures, statuses } = await fuzz({
    origin,
    requests,
    seed,
    from: toCount(values.from),
    connections: toCount(values.connections),
    onProgress: (count) => console.log(`${count} sent`),
  });
  for (const { number, what, request, answer } of failures) {
    console.log(
      `\nFAIL  seed ${seed}, request ${number}: ${what}\n\n${request}\n\nAnswer: ${answer}`,
    );
  }
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'no answer'}: ${count}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${counts.join(', ')}\n${sent} sent in ${seconds} s, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

await runCommand(main);
