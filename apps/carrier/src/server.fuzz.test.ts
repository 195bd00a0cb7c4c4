import { contract } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { isMiddleTier } from './db/testing/tier.ts';
import { sharedServer } from './testing.ts';

const server = await sharedServer();
// Lists are counted for each user: a few users call, so that no one exceeds the limit of a minute.
const agents = await Promise.all(['solo', 'agent', 'sso'].map((name) => server.signIn(name)));
const office = await server.signIn('office');

const nasty = [
  '', ' ', '0', '-1', '1e9', '999999999999', 'NaN', 'true', 'null', '[]', '{}',
  '{"employer":["\\u0000"]}', '{"employer":["\\ud800"]}', '{"employer":["%","_","\'","\\\\"]}',
  '{"viewAs":"4471902"}', '{"viewAs":"\'; drop table users; --"}', '{"dateFrom":"2026-02-30"}',
  '{"dateFrom":"9999-12-31","dateTo":"0001-01-01"}', '{"__proto__":{"x":1}}', '{"constructor":1}',
  'date desc', 'date  desc', 'date; drop table users', '\0', '%00', '\ud800', '../../etc/passwd', '${7*7}',
]; // prettier-ignore

const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json(),
);

/** The names of the parameters that a schema reads. */
const namesOf = (schema: Endpoint['query']) =>
  schema ? Object.keys((schema as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape) : [];

const text = (words: string) => encodeURIComponent(words.toWellFormed());

const endpoints: readonly Endpoint[] = Object.values(contract);

test.each(endpoints.map((endpoint, index) => [endpoint.name, endpoint, index] as const))(
  '%s answers malformed input with a named 400 and never with a 5xx',
  async (called, { access, method, path, query, body }, index) => {
    const name = fc.constantFrom('x', 'page', '__proto__', ...namesOf(query));
    const session = access.who === 'home-office' ? office : agents[index % agents.length];
    const isForm = called === takeActionWithDocuments.name;
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 });
    await fc.assert(
      fc
        .asyncProperty(pairs, value, async (given, parameter) => {
          const filled = path.replaceAll(/\{\w+\}/g, text(parameter) || 'x');
          const search = given.map(([key, words]) => `${key}=${text(words)}`).join('&');
          const response = await server.request(`${filled}?${search}`, {
            method,
            headers: { ...session, 'Content-Type': 'application/json' },
            ...(body && { body: parameter }),
          });
          // 415: a call with documents takes a form, and no JSON.
          const refusals = isForm ? [400, 404, 415] : [400, 404, 405];
          expect([200, ...refusals]).toContain(response.status);
          if (response.status !== 400) return;
          const { errors } = (await response.json()) as { errors: { field: string }[] };
          expect(errors.length).toBeGreaterThan(0);
          expect(errors.every(({ field }) => field !== '')).toBe(true);
        })
        // No user requests that many files in a minute.
        .beforeEach(() => server.database.db.execute(sql`DELETE FROM rate_limits`)),
      { numRuns: isMiddleTier ? 8 : 100 },
    );
  },
  60_000,
);
