import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@agent-portal/carrier/config/config';
import { openDatabase } from '@agent-portal/carrier/db/connection';
import { migrate } from '@agent-portal/carrier/db/migrate';
import { seedSteps } from '@agent-portal/carrier/areas';
import { seed } from '@agent-portal/carrier/seed/seed';
import { listen } from '@agent-portal/carrier/listen';
import { createLog } from '@agent-portal/carrier/shared/createLog';
import { createServer } from '@agent-portal/carrier/server';
import { readPortalFiles } from '@agent-portal/carrier/static/portalFiles';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { getSelection } from '@agent-portal/data/selection/contract';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { manyAgents } from '../../apps/carrier/scripts/manyAgents.ts';
import { floorPage } from './floor/floorPage.ts';

/**
 * The measured server: the carrier with the built portal, and the two files of the floor. One process
 * answers both pages, so that they are comparable. It sends its port to its parent. BENCH_PORTAL serves another
 * build of the portal.
 */
const portalFolder =
  process.env['BENCH_PORTAL'] ?? fileURLToPath(new URL('../../apps/portal/dist/', import.meta.url));
const floor = path.join(import.meta.dirname, 'floor');

const config = readConfig({ ...process.env, CARRIER_DEMO: '1' });
const { dataFolder, size, today } = config;
const database = await openDatabase({ dataFolder });
await migrate(database.db);
await seed(database.db, { size, seed: config.seed, today }, seedSteps);
const branchAbove = process.env['BENCH_BRANCH_ABOVE'];
if (branchAbove) await manyAgents(database, 0, branchAbove);
const carrier = createServer({
  ...database,
  config,
  log: createLog(),
  today,
  portal: await readPortalFiles(portalFolder),
});

/** The carrier's answer without compression. */
function plainAnswer({ req, env }: Context) {
  const headers = new Headers(req.raw.headers);
  headers.delete('Accept-Encoding');
  return carrier.fetch(new Request(req.raw, { headers }), env as never);
}

const app = new Hono();
app.get('/bench/floor.js', async (c) => {
  c.header('Content-Type', 'text/javascript');
  return c.body(await readFile(path.join(floor, 'floor.js'), 'utf8'));
});
app.get('/bench/floor', async (c) =>
  c.html(floorPage(await readFile(path.join(portalFolder, 'index.html'), 'utf8'))),
);
app.get(getPendingPolicyRequirements.path, async (c) => {
  const insureds = Number(getCookie(c, 'bench-insureds') ?? 0);
  if (insureds === 0) return carrier.fetch(c.req.raw, c.env);
  const answer = await plainAnswer(c);
  if (!answer.ok) return answer;
  return c.json(withInsureds((await answer.json()) as Answer, insureds));
});
// The book has fewer rows than can be selected: the rest of the answer is made up.
app.get(getSelection.path.replace('{list}', ':list'), async (c) => {
  const count = Number(getCookie(c, 'bench-selected') ?? 0);
  if (count === 0) return carrier.fetch(c.req.raw, c.env);
  const answer = await plainAnswer(c);
  if (!answer.ok) return answer;
  const { rows } = (await answer.json()) as OutputOf<typeof getSelection>;
  const more = Array.from({ length: count - rows.length }, (_, at) => {
    const policyNumber = `NL99${String(at).padStart(7, '0')}`;
    return { key: policyNumber, policyNumber, requirementId: null, primaryInsured: `Doe, ${at}` };
  });
  return c.json({ total: count, rows: [...rows, ...more] });
});
app.all('*', (c) => carrier.fetch(c.req.raw, c.env));

/** The part of an answer that contains filter values. */
interface Answer {
  readonly filters: { readonly primaryInsuredFilterValues: readonly string[] } | null;
}

/** Repeats the first names of the book to offer this many insureds. */
function withInsureds(answer: Answer, count: number): Answer {
  if (!answer.filters) return answer;
  const { primaryInsuredFilterValues: names } = answer.filters;
  const primaryInsuredFilterValues = Array.from(
    { length: count },
    (_, at) => `${names[at % names.length] ?? ''} ${Math.floor(at / names.length)}`,
  );
  return { ...answer, filters: { ...answer.filters, primaryInsuredFilterValues } };
}

const listening = await listen(app as never, { port: 0 });
process.send?.({ port: listening.port });
/** Without this, the channel to the parent would keep a stopped server alive. */
const leave = () => process.connected && process.disconnect();
let stopped: Promise<unknown> | undefined;
const stop = () => void (stopped ??= listening.stop().then(database.close).then(leave));
process.on('SIGTERM', stop);
// Ends the server if the bench was killed.
process.on('disconnect', stop);
