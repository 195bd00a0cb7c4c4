import type { CallCarrier } from '../../apps/carrier/src/http/appEnv.ts';
import { badRequest, notFound } from '../../apps/carrier/src/http/answers/problems.ts';
import { route } from '../../apps/carrier/src/http/route.ts';
import { testServer } from '../../apps/carrier/src/testing.ts';
import { callOf } from '../../apps/carrier/src/work/today/callOf.ts';
import { readToday } from '../../apps/carrier/src/work/today/getToday.ts';
import type { EndpointName } from '@agent-portal/data/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getToday, type Today, type TodayKind } from '@agent-portal/data/work/today/contract';
import { expect, it, onTestFinished } from 'vitest';
import { onlyFields, specification } from './specification.ts';

/** The parameters and filters of lists that the specification does not name. */
const extensions: ReadonlySet<string> = new Set([
  'IncludeCounts',
  'NeedsAttention',
  'EnvelopeIds',
  'requirementId',
  'changedFrom',
  'due',
  'mayCall',
  'issueDateFrom',
  'issueDateTo',
]);

/** The extensions of the rows of the second lists. */
const optionalFields: ReadonlySet<string> = new Set([
  'phone',
  'email',
  'lapsesOn',
  'daysLate',
  'amountDue',
  'doNotCall',
  'lastCall',
  'changedAt',
  'tabCounts',
]);

const without = (names: ReadonlySet<string>, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(names, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      names.has(name) ? [] : [[name, without(names, one)]],
    ),
  );
};

/** Whether a query has an extension: a name, or the order by due date. */
const hasExtension = (value: unknown): boolean =>
  value === 'dueDate' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, one]) => extensions.has(name) || hasExtension(one)));

/** A carrier that has only what the specification names, and refuses or ignores everything else. */
const sparse =
  (callCarrier: CallCarrier, isStrict: boolean): CallCarrier =>
  async (call, endpoint, input) => {
    if (endpoint.isOptional) throw notFound('There is no such call.');
    if (isStrict && hasExtension(input)) throw badRequest([]);
    const answer = await callCarrier(call, endpoint, without(extensions, input) as typeof input);
    const fields = specification[endpoint.name as EndpointName];
    return (fields ? onlyFields(fields, answer) : without(optionalFields, answer)) as typeof answer;
  };

const ofSpecification = [
  'overdueRequirements',
  'lapsing',
  'declinedPayments',
  'cases',
  'followUps',
] as const satisfies readonly TodayKind[];

it.each([
  ['refuses', true],
  ['ignores', false],
])(
  'Today has the same items with a carrier of the specification that %s extensions',
  async (_, isStrict) => {
    const server = await testServer({
      routes: [
        route({ ...getToday, path: '/API/Sparse/Today' }, async ({ input: { query }, ...call }) => {
          const callCarrier = sparse(call.deps.callCarrier, isStrict);
          const deps = { ...call.deps, callCarrier };
          return readToday(await callOf({ ...call, deps }), query);
        }),
      ],
    });
    onTestFinished(() => server.database.close());
    const agent = await server.signIn('agent');
    const { post, read } = server;
    const { pool } = server.database;
    // What only extensions say: who has died, and the ids by which follow-ups hide requirements.
    await pool.query("UPDATE claims SET status = 'Denied' WHERE claim_type = 'Death'");
    await pool.query('DELETE FROM follow_ups');
    const { groups: before } = await read<Today>(getToday.path, agent);
    const [planned] = before.find(({ kind }) => kind === 'lapsing')!.items;
    const about = { subject: 'policy', key: planned!.key, followUpDate: '2026-11-18' };
    const saved = await post('/API/UserData/FollowUps', agent, {
      ...about,
      note: '',
      version: null,
    });
    expect(saved.status).toBe(200);
    // No call of the specification finds a requirement by its id: its follow-up stays open.
    const { requirementSummaries } = await read<OutputOf<typeof getPendingPolicyRequirements>>(
      `${getPendingPolicyRequirements.path}?pageSize=100`,
      agent,
    );
    const other = requirementSummaries.find((one) => !one.actionNeeded && one.met === 'Open');
    const requirement = { ...about, subject: 'requirement', key: other?.requirementId };
    const set = await post('/API/UserData/FollowUps', agent, {
      ...requirement,
      note: '',
      version: null,
    });
    expect(set.status).toBe(200);
    const query = `?whose=mine&all=${ofSpecification.join(',')}`;
    const itemsIn = async (path: string) => {
      const { groups } = await read<Today>(`${path}${query}`, agent);
      const hasChanges = groups.some(({ kind }) => kind === 'changes');
      expect(hasChanges).toBe(path === getToday.path);
      return Object.fromEntries(
        ofSpecification.map((kind) => {
          const group = groups.find((one) => one.kind === kind);
          // Cases have only the name.
          const items = group?.items.map(({ who, policyNumber, what }) =>
            (kind === 'cases' ? [who] : [who, policyNumber, what]).join(', '),
          );
          return [kind, items?.toSorted()];
        }),
      );
    };
    const whole = await itemsIn(getToday.path);
    for (const items of Object.values(whole)) expect(items).not.toEqual([]);
    // Past the lifetime of what is cached.
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect(await itemsIn('/API/Sparse/Today')).toEqual(whole);
  },
);
